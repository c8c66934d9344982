#!/usr/bin/env bash
# The main job in a minute, by curl: create a study with every question type, launch it, be three participants
# (one screened out, one who leaves half way, one who finishes), and read what they said over v1 and legacy.
#
#   URL=http://127.0.0.1:3000 API_KEY=clq_… examples/minute.sh
#
# Node only picks fields out of JSON; every request is curl's.
set -euo pipefail
URL=${URL:-http://127.0.0.1:3000}
: "${API_KEY:?Set API_KEY to a key from: npm run --silent admin -- key:create --org ID --user ID}"

api() { curl -sS --fail-with-body -H "x-api-key: $API_KEY" -H 'content-type: application/json' "$@"; }
pick() { node -e 'const d = JSON.parse(require("fs").readFileSync(0)); console.log(eval(process.argv[1]))' "$1"; }

echo "== Create"
STUDY=$(api "$URL/api/public/v1/studies/create" -d @"$(dirname "$0")/study.json")
echo "$STUDY"
ID=$(pick d.id <<<"$STUDY")
LINK=$(pick d.linkId <<<"$STUDY")

echo "== Launch"
api -X POST "$URL/api/public/v1/studies/$ID/launch"
echo

# What this script says to each kind of step: one line of JSON, or nothing to leave.
read -r -d '' SAY <<'JS' || true
const { step } = JSON.parse(require('fs').readFileSync(0));
const [who, upload] = process.argv.slice(1);
const q = step.question ?? { type: 'follow_up' };
const ids = (list) => list.map(({ id }) => id);
const byText = (text) => [q.options.find((option) => option.text === text).id];
const answer = {
  follow_up: () => ({ text: 'A man with a pushchair could not get off, and nobody made room.' }),
  open_ended: () => ({ text: 'It was crowded, and I stood from Leeds to York.' }),
  statement: () => ({}),
  multiple_choice: () =>
    ({ optionIds: step.number === 1 ? byText(who === 'screened' ? 'No' : 'Yes') : ids(q.options).slice(0, 2) }),
  ranking: () => ({ optionIds: ids(q.options) }),
  matrix: () => ({ cells: Object.fromEntries(ids(q.rows).map((row) => [row, [q.columns[1].id]])) }),
  max_diff: () => ({ screens: q.screens.map(([best, , worst]) => ({ best, worst })) }),
  file_upload: () => ({ recordings: [upload] }),
};
const leaves = step.kind === 'end' || (who === 'half' && step.number > 4);
if (!leaves) console.log(JSON.stringify({ stepId: step.id, answer: answer[q.type]() }));
JS

# A file over tus: create with its length and name, then send its bytes.
upload() { # response token stepId
  local location
  location=$(curl -sS -D - -o /dev/null -X POST "$URL/api/interviews/$1/recordings" -H "authorization: Bearer $2" \
    -H 'tus-resumable: 1.0.0' -H 'upload-length: 13' \
    -H "upload-metadata: kind $(printf file | base64),stepId $(printf %s "$3" | base64 -w0),filename $(printf ticket.txt | base64),filetype $(printf text/plain | base64)" |
    tr -d '\r' | sed -n 's/^location: //Ip')
  printf 'Leeds to York' | curl -sS --fail-with-body -X PATCH "$URL$location" -H "authorization: Bearer $2" \
    -H 'tus-resumable: 1.0.0' -H 'upload-offset: 0' -H 'content-type: application/offset+octet-stream' --data-binary @-
  basename "$location"
}

participant() { # screened | half | complete
  local reply response token step file body
  reply=$(api "$URL/api/interviews" -d "{\"linkId\": \"$LINK\", \"urlParams\": {\"panel\": \"$1\"}}")
  response=$(pick d.responseId <<<"$reply") token=$(pick d.token <<<"$reply")
  while :; do
    step=$(pick 'd.step.id + " " + (d.step.question?.type ?? d.step.kind)' <<<"$reply")
    file=''
    [[ $step == *' file_upload' ]] && file=$(upload "$response" "$token" "${step% *}")
    body=$(node -e "$SAY" "$1" "$file" <<<"$reply")
    [[ -n $body ]] || break
    reply=$(curl -sS --fail-with-body "$URL/api/interviews/$response/answers" -H "authorization: Bearer $token" \
      -H 'content-type: application/json' -d "$body")
  done
  echo "$1: $(pick 'd.step.kind === "end" ? d.step.outcome : "left at step " + d.step.number + " of " + d.step.total' <<<"$reply")"
}

echo "== Three participants"
participant screened
participant half
participant complete

echo "== Read"
api "$URL/api/public/v1/responses/$LINK" >/tmp/colloquy-v1.json
api "$URL/api/public/responses/$LINK" >/tmp/colloquy-legacy.json
api "$URL/api/public/v1/studies/$LINK/questions" >/tmp/colloquy-questions.json
for n in 1 2 3; do api "$URL/api/public/v1/responses/$LINK/$n" >"/tmp/colloquy-$n.json"; done
node - <<'JS'
const read = (name) => JSON.parse(require('fs').readFileSync(`/tmp/colloquy-${name}.json`));
const [v1, legacy, { questions }] = [read('v1'), read('legacy'), read('questions')];
const known = new Set(questions.map(({ id }) => id));
const check = (holds, what) => { if (!holds) throw new Error(what); };
v1.forEach((response, at) => {
  const { transcript } = read(response.readableId);
  const answers = new Map(response.answersArray.map((answer) => [answer.answerId, answer]));
  const rows = transcript.filter((row) => row.answerId !== null);
  check(rows.every((row) => answers.get(row.answerId)?.discussionGuideQuestionId === row.discussionGuideQuestionId
    && answers.get(row.answerId).conceptId === row.conceptId), 'a row does not join with its answer');
  check([...answers.keys()].every((id) => rows.some((row) => row.answerId === id)), 'an answer has no row');
  check([...answers.values()].every((a) => known.has(a.discussionGuideQuestionId)), 'an answer has no question');
  check(legacy[at].id === response.id && legacy[at].response_number === response.readableId
    && legacy[at].answers_array.every((a, i) => a.answer_id === response.answersArray[i].answerId), 'legacy differs');
  console.log(`${response.readableId} ${response.progress}: ${answers.size} answers, ${transcript.length} rows`);
  for (const [question, answer] of Object.entries(response.answers)) console.log(`   ${question}\n     ${answer}`);
});
console.log('All join keys agree over v1 and legacy.');
JS
