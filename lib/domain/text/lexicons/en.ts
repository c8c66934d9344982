import { type Lexicon, wordSet } from '../lexicon';

export const en: Lexicon = {
  language: 'en',
  stop: wordSet(
    `whenever wherever a an the this that these those i me my mine myself we us our ours ourselves you your yours yourself he him his
    himself she her hers herself it its itself they them their theirs themselves who whom whose which what where when
    why how and or nor but if then than because as until while of at by for with about against between into through
    during before after above below to from up down in out on off over under again further once here there all any
    both each few more most other some such no not only own same so too very can could will would shall should may
    might must do does did doing done am is are was were be been being have has had having ain't aren't can't couldn't
    didn't doesn't don't hadn't hasn't haven't isn't mustn't shouldn't wasn't weren't won't wouldn't i'm i've i'd i'll
    you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll we're we've we'd we'll they're
    they've they'd they'll that's there's what's who's let's also just even ever never always often sometimes yet
    still already though although however without within upon among across per via yes yeah no nope ok okay oh um uh
    er hmm like well else every everyone everything everybody anyone anything anybody someone something somebody
    nobody nothing none us im ive dont didnt cant wont isnt wasnt got get gets getting gotten lot lots bit much many
    several enough quite rather really actually basically literally probably maybe perhaps almost around along`,
  ),
  generic: wordSet(
    `hand hands thing things stuff way ways kind sort type time times day days week weeks month months year years hour hours
    minute minutes today yesterday tomorrow people person someone guy guys man woman one ones two three four five six
    seven eight nine ten first second third last next number part parts place places case example point fact reason
    question questions answer answers idea ideas moment side end start bunch couple half whole whatever good great
    nice bad fine better best worse worst big small large little long short high low new old right wrong sure able
    easy hard different important certain general main real true full happy sad glad sorry fun okay cool awful
    terrible horrible amazing awesome excellent perfect wonderful fantastic favorite favourite super pretty totally
    definitely especially mostly usually generally simply exactly completely finally suddenly immediately
    instead anyway otherwise together away back forward ago later soon early late now then
    go goes going gone went come comes coming came make makes making made take takes taking took taken give gives
    giving gave given see sees seeing saw seen look looks looking looked know knows knowing knew known think thinks
    thinking thought feel feels feeling felt want wants wanting wanted need needs needing needed like likes liking
    liked love loves loving loved hate hates hated hating use uses using used try tries trying tried work works
    working worked say says saying said tell tells telling told ask asks asking asked find finds finding found keep
    keeps keeping kept put puts putting let lets leave leaves leaving left seem seems seemed help helps helping helped
    show shows showing showed shown mean means meant call calls calling called become becomes became turn turns
    turned turning happen happens happened happening bring brings bringing brought begin begins began hold holds
    holding held write writes wrote written stand stands stood standing sit sits sat sitting lose loses losing lost
    pay pays paid paying meet meets met run runs ran running move moves moved moving live lives lived living believe
    believes believed set sets setting stop stops stopped stopping wait waits waited waiting hear hears heard read
    reads spend spends spent spending buy buys bought buying sell sells sold cost costs open opens opened opening
    close closes closed closing add adds added adding change changes changed changing learn learned remember
    remembers remembered understand understood expect expected expecting decide decided figure figured notice noticed
    enjoy enjoyed prefer preferred stay stayed fall fell send sends sent sending build built check checked checking
    pick picked choose chose chosen end ended talk talks talked talking follow followed arrive arrived wish hope
    hoped guess suppose supposed wonder wondered deal dealing mind matter matters wanna gonna gotta make sure break breaks
    broke broken eat eats ate eating drive drives drove driving sleep slept carry carried walk walked grab grabbed
    switch switched miss missed save saved speak spoke spoken drop drops dropped lack lacks lacked wear wore worn
    scared worried annoyed angry upset confused frustrated excited disappointed surprised bored satisfied interested
    tired anxious nervous impossible possible likely unlikely available ready busy free slow fast quick quickly
    slowly crowded dirty clean cheap expensive useful useless helpful difficult simple complicated confusing
    frustrating annoying boring interesting disappointing therefore hence thus moreover furthermore because since course
    life lives world honest opinion opinions sense terms term others problem problems situation issue issues topic topics
    example examples option options choice choices result results decision decisions rest kinda hard
    another least anymore specific broad date obvious obviously`,
  ),
  filler: wordSet(
    `um uh er erm hmm mm ah oh well so and but because ok okay yeah anyway literally actually honestly
    also then plus alright cuz cos`,
  ),
  positive: wordSet(
    `good great excellent amazing awesome wonderful fantastic perfect love loved loves like liked enjoy enjoyed happy
    pleased delighted glad satisfied helpful useful easy easier fast quick smooth simple intuitive reliable friendly
    clean comfortable beautiful nice best better fun excited recommend recommended trust trusted impressed clear
    convenient affordable safe relaxed proud brilliant superb pleasant favorite favourite valuable`,
  ),
  negative: wordSet(
    `bad terrible awful horrible worst worse hate hated hates dislike disliked annoying annoyed angry frustrated
    frustrating confusing confused slow crowded dirty broken broke crash crashed crashes crashing fail failed fails
    failing failure problem problems issue issues difficult hard expensive overpriced useless boring bored sad upset
    disappointed disappointing unhappy unfriendly rude late delayed delay cancelled canceled missed lost stuck stress
    stressful stressed worried worry scared afraid painful pain wrong error errors bug bugs ugly uncomfortable noisy
    loud unreliable clunky complicated waste wasted ridiculous unacceptable poor lack lacking nightmare mess messy
    struggle struggled struggling gave quit`,
  ),
  negation: wordSet(
    `not no never none nothing nobody nor neither without don't didn't doesn't isn't wasn't weren't aren't can't
    couldn't won't wouldn't shouldn't haven't hasn't hadn't hardly barely`,
  ),
  vague: wordSet(
    `fine ok okay good nice alright whatever stuff thing things depends normal usual average decent cool great
    idk dunno meh sure yes no nothing none maybe something anything everything bad`,
  ),
  abuse: wordSet(
    `fuck fucking fucked fucker shit shitty bullshit asshole bitch bastard idiot idiots moron morons stupid dumb cunt
    wanker dickhead retard stfu crap`,
  ),
  joining: wordSet('and so then plus which'),
  contrast: wordSet('but however yet although though whereas except'),
  reason: wordSet('because since cause cuz'),
  qualifier: wordSet('if unless until provided assuming when whenever as while or'),
  determiner: wordSet(
    'a an the this that these those my our your his her their its no some any every each of for with in on at to by',
  ),
  linking: wordSet('of'),
  concrete: wordSet(
    `monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
    october november december yesterday today morning afternoon evening night weekend week month year hour hours
    minutes minute days euros dollars pounds percent mother father mom dad wife husband daughter son boss colleague
    manager doctor friend neighbor neighbour kitchen office station airport school hospital home store shop`,
  ),
  abbreviations: wordSet('mr mrs ms dr prof st vs etc e.g i.e a.m p.m approx no jr sr inc ltd co u.s u.k'),
  nonAnswer:
    /^(i )?(really )?(do not|don't|dont) (really )?(know|remember|care|want to (say|answer))( really)?$|^(no idea|not sure|i'm not sure|no comment|nothing( else| really| comes to mind| to add)?|none|no|nope|no thanks?|no thank you|n\/?a|na|idk|dunno|pass|skip|next|i dunno|no opinion|nothing more|that's (all|it)|all good|prefer not to (say|answer)|who cares|whatever)$/,
  selfDescription:
    /\b(?:i am|i'm|i’m|i was) (?:an? |the (?:mother|father|owner|manager|head)\b|\d{2}\b|retired|unemployed|self-employed|married|single|divorced)|\bi (?:work|worked) (?:as|in|for|at)\b|\bi live (?:in|with|on|near|alone)\b|\bi have (?:\w+ )?(?:kids|children|sons?|daughters?)\b|\bas an? (?:\w+ )?(?:mother|mom|mum|father|dad|parent|nurse|doctor|teacher|student|engineer|developer|designer|manager|driver|freelancer|pensioner|retiree|commuter|carer|caregiver|farmer|owner|runner|user|customer|teen\w*|woman|man|person|professional|beginner|vegetarian|vegan)\b|\bmy job is\b/giu,
  notSelf:
    /^(?:i am|i'm|i’m|i was) an? (?:bit|little|lot|tad|fan|huge fan|big fan|while|couple|few|hundred|thousand)\b/iu,
  closingQuestion:
    /anything (?:else|more|further)|something else|would you like to add|want to add|left out|did(?:n't| not) ask|final (?:thoughts?|remarks?|comments?)|other (?:comments?|remarks?|thoughts?)/iu,
  aside:
    /^(?:oh,? )?(?:by the way|btw|one more thing|another thing|unrelated|off topic|side note|on a side note)\b/iu,
  on: 'On',
};
