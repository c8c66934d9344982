/** English forms that no rule for endings leads back to their word: each line is a word and its other forms. */
const FORMS = `
be am is are was were been being
become became
begin began begun
bend bent
bite bit bitten
bleed bled
blow blew blown
break broke broken
bring brought
build built
burn burnt
buy bought
catch caught
child children
choose chose chosen
come came
cost costs
creep crept
cut cuts cutting
deal dealt
dig dug
do did done does
draw drew drawn
dream dreamt
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fly flew flown
foot feet
forbid forbade forbidden
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got gotten
give gave given
go went gone
grow grew grown
hang hung
have had has
hear heard
hide hid hidden
hit hits hitting
hold held
keep kept
knife knives
know knew known
lay laid
lead led
lean leant
leap leapt
learn learnt
leave left
lend lent
life lives
light lit
lose lost
make made
man men
mean meant
meet met
mouse mice
pay paid
person people
put puts putting
quit quits
read reads
ride rode ridden
ring rang rung
rise rose risen
run ran running
say said
see saw seen
seek sought
sell sold
send sent
sew sewn
shake shook shaken
shelf shelves
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
slide slid
smell smelt
speak spoke spoken
spell spelt
spend spent
spill spilt
spoil spoilt
stand stood
steal stole stolen
stick stuck
sting stung
strike struck
swear swore sworn
sweep swept
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
tooth teeth
understand understood
wake woke woken
wear wore worn
weep wept
wife wives
win won
wind wound
woman women
write wrote written
good better best
bad worse worst
`;

/** From each form to its word. */
export const IRREGULAR_EN: ReadonlyMap<string, string> = new Map(
  FORMS.trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', ...forms] = line.split(' ');
      return forms.map((form): [string, string] => [form, word]);
    }),
);
