import { laughedAtWithASibling } from './laughed-at-with-a-sibling.ts';
import { hitInAStorm } from './hit-in-a-storm.ts';
import { afternoonsInCharge } from './afternoons-in-charge.ts';
import { loudBrotherOrSister } from './loud-brother-or-sister.ts';
import { seriouslyIllSibling } from './seriously-ill-sibling.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';
import { twoSchools } from './two-schools.ts';
import { twoSetsOfRules } from './two-sets-of-rules.ts';

const own: Frame = {
  id: 'sibling-with-disability',
  name: 'A brother or sister who needs more help',
  says: [
    'his brother is disabled',
    'her sister has down syndrome',
    'sibling with special needs',
    'his autistic brother takes all our time',
    'jealous because her disabled sister gets more attention',
    'brother has cerebral palsy and people stare',
    'her sister has epilepsy and she is scared of the seizures',
    'embarrassed by his brother in public',
    'she asks why her brother cannot talk',
    'my other child is non verbal and she does not understand why',
    'his sister is in a wheelchair and he wants one too',
    'younger sibling of a disabled child',
    'glass child',
    'young carer for his sister',
    'her brother breaks her things, he has learning difficulties',
    'he says it is not fair that his sister gets all the help',
    'explaining his sisters disability',
    'how to explain my sons autism to his sister',
    'big brother has adhd and everything is about him',
    'she helps too much with her disabled brother',
    'friends make fun of her sister who has downs',
    'wants to know if he will get it too',
    'brother with a rare condition',
    'twin has a disability',
  ],
  claims: {
    strong: [
      'who will look after his sister',
      'who will look after her brother',
      'who will look after his brother',
      'who will look after her sister',
      'look after his sister when',
      'look after her brother when',
      'look after his brother when',
      'look after her sister when',
      'his twin cant walk',
      'her twin cant walk',
      'brother cant walk',
      'sister cant walk',
      'brother is deaf',
      'sister is deaf',
      'brother is blind',
      'sister is blind',
      'little brother is deaf',
      'little sister is deaf',
      'brother who is autistic',
      'sister who is autistic',
      'sister has diabetes',
      'brother has diabetes',
      'sister has type 1',
      'brother has type 1',
      'brother autism',
      'sister autism',
      'brothers autism',
      'sisters autism',
      'brother adhd',
      'sister adhd',
      'brother has cystic fibrosis',
      'sister has cystic fibrosis',
      'brother is always in hospital',
      'sister is always in hospital',
      'brother has a chronic',
      'sister has a chronic',
      'brother has a heart condition',
      'sister has a heart condition',
      'disabled brother',
      'disabled sister',
      'disabled sibling',
      'brother is disabled',
      'sister is disabled',
      'sibling is disabled',
      'brother disability',
      'sister disability',
      'brothers disability',
      'sisters disability',
      'brother has down',
      'sister has down',
      'brother has cerebral palsy',
      'sister has cerebral palsy',
      'brother has autism',
      'sister has autism',
      'brother is autistic',
      'sister is autistic',
      'autistic brother',
      'autistic sister',
      'autistic sibling',
      'brother has adhd',
      'sister has adhd',
      'brother has epilepsy',
      'sister has epilepsy',
      'brother is in a wheelchair',
      'sister is in a wheelchair',
      'brother in a wheelchair',
      'sister in a wheelchair',
      'brother cannot talk',
      'sister cannot talk',
      'brother cant talk',
      'sister cant talk',
      'brother cannot walk',
      'sister cannot walk',
      'brother has special needs',
      'sister has special needs',
      'sibling has special needs',
      'sibling with special needs',
      'brother with special needs',
      'sister with special needs',
      'sibling with a disability',
      'sibling of a disabled',
      'glass child',
      'young carer for his sister',
      'young carer for her sister',
      'young carer for his brother',
      'young carer for her brother',
      'young carer for a sibling',
      'brother has learning difficulties',
      'sister has learning difficulties',
      'brother with a rare',
      'sister with a rare',
      'autism to his sister',
      'autism to his brother',
      'autism to her sister',
      'autism to her brother',
      'twin has a disability',
      'twin has cerebral palsy',
      'brother has seizure',
      'sister has seizure',
      'brother has fits',
      'sister has fits',
      'twin is in a wheelchair',
      'twin in a wheelchair',
      'brother uses a wheelchair',
      'sister uses a wheelchair',
      'brother with severe',
      'sister with severe',
      'severe learning difficulties',
      'brother with learning',
      'sister with learning',
      'brother with autism',
      'sister with autism',
      'brother with down',
      'sister with down',
      'twin has down',
      'twin is disabled',
      'twin has autism',
      'twin is autistic',
      'sister has cp',
      'brother has cp',
      'twin has cp',
    ],
    cues: ['brother', 'sister', 'sibling', 'disability', 'disabled', 'carer', 'needs', 'stare', 'unfair', 'attention'],
    not: ['classmate', 'new baby', 'no special needs'],
  },
  topicWords: ['help', 'different', 'way'],
  // Whose autism it is stands before the word: it is no news for the child who is told.
  comesFirst: ['answer'],
  decidedBy: [
    /\b(?:look(?:ing)? after|car(?:e|ing) for|responsib\w* for)\b[^.!?]{0,8}\b(?:his|her|their) (?:\w+ )?(?:brother|sister|twin|sibling)\b[^.!?]{0,24}\bwhen (?:we|i|mum|dad|his|her|their)\b[^.!?]{0,16}\b(?:die|dead|gone|old|not here|no longer)/i,
    // A brother who is loud where others look: whoever is ashamed beside him is the one the story is for.
    /\b(?:embarrass\w*|asham\w*|mortified|hides?|red|walks? (?:away|off))\b[^.!?]{0,24}\b(?:when(?:ever)?|because|if|by|of|at|that) (?:\w+ )?(?:his|her|their) (?:\w+ )?(?:brother|sister|twin|sibling)(?:['’]s)?\b[^.!?]{0,40}\b(?:nois\w+|shout\w*|scream\w*|flap\w*|squeal\w*|loud\w*|meltdown\w*|melts down|dribbl\w*|stim\w*|rock(?:s|ing))\b/i,
    /\b(?:his|her|their) (?:\w+ )?(?:brother|sister|twin|sibling) (?:with|has|who has|is) (?:adhd|autis\w*|asd|pda|down'?s?)\b[^.!?]{0,50}\b(?:breaks?|broke|fair|unfair|told off|away with|attention|spoils?|ruins?|wreck\w*|embarrass\w*|jealous|fed up)\b/i,
    /\b(?:embarrass\w*|asham\w*) (?:by|of|about|because of|when|at) (?:how )?(?:his|her|their) (?:\w+ )?(?:autis\w*|disab\w*|asd|adhd|down'?s?(?: syndrome)?) (?:\w+ )?(?:brother|sister|twin|sibling)\b/i,
  ],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing'],
  facts: [
    'Disabilities have many causes; nothing a brother or sister did, said or thought is one of them, and they are not caught from each other.',
    'Brothers and sisters of disabled children often have mixed feelings, such as love, pride, jealousy, anger, embarrassment and worry; all of them are usual.',
    'Parents often spend more time on the child who needs more help; time is not a measure of love. Regular time alone with a parent helps the other child.',
    'People stare mostly because they do not know something; a short prepared answer helps, and no answer is also fine.',
    "Caring for a brother or sister is the adults' job; children may help and may also stop.",
    'Meeting other brothers and sisters in the same situation helps many children; there are groups for young carers and siblings.',
    'Disabled people do things in their own ways: with signs, wheels, pictures, more time or more help.',
  ],
  threads: {
    later: 'a question about later, and who plans it',
    ways: 'one thing that is done in two ways in this family',
    minutes: 'the minutes of a morning and who gets them',
    answer: 'what to say when people look and ask',
    seizure: 'a seizure, which begins, goes on for some minutes and ends',
    loud: 'a day that was planned, and a plan for when it gets loud',
  },
  threadCues: {
    later:
      /\b(?:look(?:s|ing)? after|car(?:e|es|ing) for|responsib\w*|carer)\b[^]*\b(?:when (?:we|he|she|they)|future|later|die|gone|old|adult|forever|one day)\b|\bwhen we(?:'re| are)? (?:die|gone|dead|old|no longer)\b|\bwho will look after\b|\bhelps? too much\b/i,
    ways: /^(?![^]*\b(?:attention|unfair|not fair|isn['’]?t fair|all (?:the|our|my|of our) time|everything is about)\b)[^]*?\b(?:down'?s?|disab\w*|autis\w*|wheel ?chairs?|walks?|walking|talks?|speaks?|sign\w*|cerebral|special|learning|twins?|tube|palsy)\b/,
    minutes:
      /\b(?:attention|fair|unfair|wait\w*|jealous\w*|busy|glass|missed|misses|forgotten|everything (?:done|is about)|her turn|his turn|all (?:of )?(?:our|my|the) time|therapy|appointments?)\b/,
    answer:
      /\b(?:star(?:e|es|ed|ing)|look(?:s|ed|ing)?(?! (?:after|for|like|different)\b)|embarrass\w*|asham\w*|in public|bus|make fun)\b/,
    seizure: /\b(?:seizures?|epilep\w*|fits)\b/,
    loud: /^(?![^]*\ball (?:(?:the|our|my|of the|of our) )?(?:attention|time)\b)[^]*?\b(?:(?:cross|angry|furious) with (?:him|her|them)|not fair|unfair on|rip(?:s|ped)?|tore|adhd|meltdowns?|tantrums?|breaks?|broke|ruin\w*|spoil\w*|destroy\w*|wreck\w*|hits?|hitting|kicks?|bites?|loud|noise|screams?|screaming|shriek\w*|flap\w*|yell\w*|shouts?|behav\w*|outbursts?|rages?|explod\w*)\b/,
  },
  onlyWhenSaid: ['later', 'seizure', 'loud'],
  roles: {
    who: {
      fallback: { text: 'the other child' },
      cues: [
        { match: /\btwin\b/i, phrase: { text: '{his} twin' } },
        { match: /\bbrothers?\b|\bmy other son\b/i, phrase: { text: '{his} brother', gender: 'm' } },
        { match: /\bsisters?\b|\bmy other daughter\b/i, phrase: { text: '{his} sister', gender: 'f' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'The Shake Ends', thread: 'seizure' },
      { text: 'Shake, Shake, Still', thread: 'seizure' },
      { text: 'A Loud Day', thread: 'loud' },
      { text: 'My Way, Your Way', thread: 'ways' },
      { text: 'Two Ways to Say Hello', thread: 'ways' },
      { text: 'First You, Then Me', thread: 'minutes' },
      { text: 'A Turn for {name}', thread: 'minutes' },
      { text: 'When One Needs More Help' },
      { text: '{name} at Home' },
    ],
    older: [
      { text: 'Not the Whole Plan', thread: 'later' },
      { text: 'A Question About Later', thread: 'later' },
      { text: 'A Seizure Ends', thread: 'seizure' },
      { text: 'Some Minutes by the Clock', thread: 'seizure' },
      { text: 'A Plan for Loud Days', thread: 'loud' },
      { text: 'Plan A and Plan B', thread: 'loud' },
      { text: 'Two Ways to Do One Thing', thread: 'ways' },
      { text: 'Ways That Work', thread: 'ways' },
      { text: 'Where the Minutes Go', thread: 'minutes' },
      { text: 'Forty Minutes and Four', thread: 'minutes' },
      { text: 'An Answer for the Bus', thread: 'answer' },
      { text: 'When People Look', thread: 'answer' },
      { text: 'When One Needs More Help' },
      { text: '{name} Counts Too' },
    ],
  },
  benefits: [
    'Says plainly that more help takes more time, and that time is not a measure of love.',
    'Makes room for mixed feelings about a brother or sister.',
    'Gives {name} something to say or to ask for, and leaves the caring to the grown-ups.',
  ],
  talk: {
    young: [
      'Who gets help in the story?',
      'How does it feel to wait for a turn?',
      'Shall we find ten minutes that belong to {name} today?',
    ],
    older: [
      'Which sentence in the story is true at home?',
      'Which word went into the blank, and is there a second one?',
      'Shall we put a time for {name} on the calendar, and keep it?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'child',
    props: ['blocks', 'clock'],
  },
  text: {
    '2-3': script(`
      D<ways> Hello, says {Name}. That is one way. And {who} has one more way. Two ways to say hello!
      D<ways> One way, two ways. {Name} plays in one way. But {who} plays differently. Hey, hey!
      D<minutes> {Name} waits for help. First {who} gets help. That takes a long time. Tick, tock. Then it is a turn for {Name}.
      D<seizure> Some bodies shake. {Name} may see it. Then a grown-up helps {who}. It goes on, and then it ends.
      P Some hands need help. Some legs need help.
      P Grown-ups have two hands. They get tired.
      P People look. They do not know yet.
      Q At home, {Name} may feel ____.
      Q<minutes> In the long wait, {Name} may feel ____.
      Q When it is loud, {Name} may feel ____.
      H {helper} can come and sit too.
      H {helper} can read, just for {Name}.
      H {helper} can say, "You wait well."
      H<helper> {helper} can hug one and one.
      T {he} can ask for a hug.
      T {he} can pick a book for two.
      T {he} can go to a calm corner.
      T<comforter> {he} can hug {comforter}.
      D<loud> It gets loud. Now {who} needs help. {Name} may not like that. It is too much for two ears.
      C<loud> {he} can say, "Too loud. I go there."
      A<loud> Loud goes up. Loud comes down. A grown-up gives help. {Name} may sit in a calm place.
      C<ways> {he} can say, "My way, your way."
      C<ways> {he} can say, "Hello, hello, two ways!"
      C<minutes> {he} can say, "Then me."
      C<topic> {he} can think about {topic}.
      C<seizure> {he} can say, "Shake, shake, still."
      A<ways> Two ways to say hello. Two ways to play. One home for all. Night-night, both ways!
      A<ways> One way is quick. One way is slow. Both ways get there. Hello, soup!
      A<minutes> The help is done. Now it is a turn for {Name}. Here is a lap. Here is a book.
      A<seizure> The shake is done. It is still now. Time to rest. A grown-up was there to help.
    `),
    '4-5': script(`
      D<ways> There are two ways to do most things. {Name} puts on a sock in one way. At home, {who} may do it with help. Both ways end with a sock on a foot. One way just takes more time.
      D<ways> One person talks with a mouth. One talks with hands, or with a card. At home, {Name} may see ways that other people do not know. One sock goes on fast, and one slowly. With some things {who} needs more help. Nobody made it so.
      D<minutes> A grown-up has just two hands. In the morning, {Name} may wait for help. First {who} gets help, and it takes long. It is not because of love. Love does not get used up, but minutes do.
      D<seizure> A brain sends out sparks all day long. With some sparks, {who} needs help. That is a seizure, and {Name} did not make it come. A body may shake or go stiff. It goes on for a bit, and then it ends.
      P Grown-ups may feel sad when somebody waits. They know it is hard. They like to see a child who says so.
      P People may look for a long time. They do not know how it works. Most are not cross. They just want to know.
      P A child may love a brother or sister and be cross too. Both fit in one tummy.
      Q When the wait is long, {Name} may feel ____.
      Q When things get loud at home, {Name} may feel ____.
      Q When people look, {his} tummy may feel ____.
      H {helper} can keep ten minutes for just {Name}. ~ A clock can show it.
      H {helper} can put {his} best things up high. ~ Then they are safe.
      H {helper} can say why it takes so long.
      H<helper> {helper} can play one game with just {Name}. ~ It can be short.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      T {he} can ask, "When is my turn?"
      T {he} can help a bit, or not help. Both are fine.
      T {he} can go to a calm place with a book.
      T<comforter> {he} can hold {comforter} in the long wait.
      T<quiet> {he} can spend some time {quiet}.
      D<loud> Some days get loud, and {who} needs help. Things may break. {Name} may not like it at all. That is fine. Helping to stop it is a job for grown-ups.
      C<loud> {he} can say, "I do not like that, and I go out."
      A<loud> The loud part is over. What is broken can be told to a grown-up. It is fine to be cross with somebody who needs help. There is a calm place for {Name}, too.
      C<ways> {he} can say, "Your way, my way, one sock."
      C<ways> {he} can think, "That is how we do it here."
      C<minutes> {he} can say, "I would like ten minutes too."
      C<topic> {he} can think about {topic}.
      C<seizure> {he} can think, "It starts, and it ends."
      A<ways> One sock is on, and so is the next one. The ways were not the same. At home that is a normal thing. There is room here for both, and for {Name}.
      A<ways> Some people do not know these ways, and {Name} knows them well. On some days they take too long, and children get cross. On some days they are fun. There is supper for all.
      A<minutes> The help took a long time. Then came ten minutes for {Name}. A clock can count minutes. It cannot count love, and there is a lot of it here.
      A<seizure> The seizure is over. After it, a body is tired and wants to sleep. A grown-up helped and looked at the clock. Now there is time for a hug, too.
    `),
    '6-7': script(`
      D<ways> In some families each thing is done in one way. {Name} comes from a family in which there are two. One is with feet, a mouth and a spoon. The other may be with wheels, cards or a lot of time. {who} needs more help with some things. Nobody caused it, and nobody can catch it.
      D<ways> There is more than one way to get up a step. {Name} may know that better than other children. One way is a jump. Another is a ramp, a rail or a hand to hold. {who} needs more help with some things. So this family knows a lot of ways. Nobody made it so, and nobody can catch it.
      D<minutes> Help takes time, and {Name} may have done the sum. A grown-up has sixty minutes before school. First {who} gets help, and that takes more than half of them. The rest is for shoes, bread and {Name}. It may seem as if somebody had counted out love in that way. But it was only minutes.
      D<answer> When the family is out, people may look in a different way. They look at {who}, and then they look at {Name}. Some ask, "What is wrong?" It is a clumsy question. A short answer can help, like "Nothing is wrong, we do it another way." No answer is fine too.
      D<seizure> Brains work with tiny sparks that go along in order. In a seizure, a lot of them go off at once. Then {who} needs help, and {Name} may have seen it. A body shakes or goes stiff, and it looks scary. In most cases it ends by itself in a few minutes.
      P Grown-ups often know that it is not fair. They would like to have more hands. It is a help to them when somebody says, "I miss you."
      P Most people who stare do not know how to stop. They have not seen it before. A smile or a wave wakes them up.
      P People can love somebody and be angry about a broken tower. Brothers and sisters all over the world know that.
      P Some children help a lot, because they want things to be easy. It is kind of them. But looking after the family is a job for grown-ups.
      Q When help goes to somebody else again, {Name} may feel ____.
      Q When people look, {Name} may feel ____. It may be two things at once.
      Q After a loud day at home, {his} body may feel ____.
      H {helper} can set a time each week for just {Name}. ~ It can be short, as long as it comes.
      H {helper} can find a shelf that is only for {him}. ~ Some things need a safe place.
      H {helper} can explain what is hard, and why. ~ A true word is better than a guess.
      H<helper> {helper} can listen to the cross thoughts too. ~ They are allowed here.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      T {he} can say, "I need you as well." ~ Those words are not rude.
      T {he} can choose when to help and when to play. ~ Both are fine.
      T {he} can go to a calm room when it gets loud. ~ It is good to know where that is.
      T<comforter> {he} can sit with {comforter} until it is quiet. ~ A soft thing makes waiting easier.
      T<quiet> {he} can spend some time {quiet}. ~ A rest is for everybody.
      T<seizure> {he} can call a grown-up and then sit a bit away. ~ That is a real help, and it is enough.
      D<loud> A good day can be planned for weeks, and then it gets loud. {Name} may know that. Some brains need help with big feelings, and {who} may have one. It is not done to spoil a day. The day may be spoilt all the same, and that is sad. To help with it is a job for grown-ups.
      C<loud> {he} can think, "It was my day too, and I may say so."
      A<loud> A part of such a day can be done again, with just one grown-up. It is a fair thing to ask for. People who need a lot of help do not mean to fill the room. {Name} may be cross at four o'clock and laugh with them at six.
      C<ways> {he} can think, "Two ways, and both work."
      C<ways> {he} can think, "There is more than one way in."
      C<minutes> {he} can think, "Minutes are not love."
      C<answer> {he} can say, "That is just how we do it."
      C<topic> {he} can think about {topic} for a while.
      C<seizure> {he} can think, "It starts, it goes on, it ends."
      A<ways> Wheels, cards, feet or spoons, at supper everyone is at the same table. It may take one of them longer to get there. {Name} knows ways of doing things that most people have not met. It is a useful thing to know.
      A<ways> Steps and ramps go to the same door. On some days the slow way is a bother, and people may say so. On others it is the fun one. A family that knows many ways can get in nearly everywhere.
      A<minutes> The sum of the minutes will be odd again tomorrow. It helps to say so. A time of one's own helps too. In a family, help goes to where it is needed. Today a part of it is for {Name}.
      A<answer> The people who looked are gone, each to their own home. At home {Name} needs no answer, because they all know the way it goes. There somebody may ask {Name}, "And how was your day?"
      A<seizure> In the brain, the sparks go in order again. A seizure makes a body tired, so there may be a long sleep. The grown-ups know how to help, and when to ring for more. No game and no quarrel made it happen.
    `),
    '8-10': script(`
      D<ways> Most houses have one way of eating breakfast, and this one has two or three. {Name} may hardly notice it until a visitor stares at a spoon, a talker or a wheel. Since {who} needs more help with some things, the family has found other ways to do them. Some are clever, and some take ages. None of it is anybody's fault, and none of it is catching.
      D<ways> Visitors who come for breakfast learn something here before their coats are off. There may be a sign to make, a word to wait for, or a bag to move. For {Name} it is simply how things are done, because {who} needs more help with some of them. Other families have one way of doing things and do not know that it is only one. Nobody brought this about, and nobody can catch it.
      D<minutes> If somebody drew a chart of a morning, it would look unfair. Forty minutes of help go to one person, and four may be left for {Name}. The reason is that {who} needs more, and a grown-up cannot be in two rooms. The chart is correct. What it measures is work, though, and not who is loved.
      D<answer> There is a way of looking that everyone in {his} family knows. It begins at {who}, stays a little too long and then slides away. Questions may follow, such as "What is the matter there?" An answer can be friendly, short or missing, depending on the day. It helps to have one ready. Nobody owes an explanation to people who happen to be there.
      D<seizure> A brain works with electricity, far less than a torch needs. In a seizure, many cells fire at the same moment, as if a whole class were shouting at once. With those {who} needs help, and {Name} may have been in the room. A body can shake, go stiff or simply stare. It looks longer than it is. Most seizures end by themselves within a few minutes.
      P Parents know more about what is unfair than they say. They lie awake over the child who asks for little. A sentence such as "I could do with an hour" is easier for them than a silence.
      P Friends may wonder whether they are allowed to laugh, to ask or to come round. They take their cue from the person who knows. If it is treated as ordinary, it soon is.
      P Having two feelings at once is a skill of brothers and sisters. They can be proud and embarrassed in the same minute. Both feelings are true.
      P Some children in such families become small experts who carry, calm and translate. It is impressive, and it is not a duty. The adults are in charge of care.
      Q When the plan of a day changes again, {Name} might feel ____.
      Q<answer> When somebody stares, {Name} might notice ____. It may be heat in the face.
      Q On a day when {he gets} all the attention, {Name} might feel ____. That can be odd too.
      H {helper} can put a fixed hour for {him} on the calendar and defend it. ~ Things on a calendar happen more often.
      H {helper} can explain what is hard and what is not. ~ Real information leaves less to worry about.
      H {helper} can find a group where brothers and sisters meet. ~ It is restful not to need to explain.
      H<helper> {helper} can hear complaints without defending anyone. ~ Being angry for five minutes does no harm.
      H<adult> {helper} can help by {adult}. ~ It has helped on other days.
      T {he} can ask for a time that is only {hers}. ~ A clear request is easier to answer than a bad mood.
      T<answer> {he} can decide on an answer for people who ask. ~ Three words may be enough.
      T {he} can say no to helping, now and then. ~ A job that can be refused is easier to like.
      T<comforter> {he} can keep {comforter} in a place that nobody else can reach. ~ Some things need a border.
      T<activity> {he} can spend some time {activity}, out of earshot. ~ Everyone needs a place like that.
      T<seizure> {he} can fetch an adult and look at the clock. ~ The time is the thing that doctors ask about.
      D<loud> Families have plans for birthdays, outings and quiet Sundays, and some families need a second plan for each. {who} may get loud or wild when there is too much of something. {Name} may have seen a good day end that way. The brain behind it has weak brakes, which nobody chose. That is an explanation. It does not mean that nobody may be angry about it. To help in such moments is the work of adults.
      C<loud> {he} can think, "I know why, and I am still annoyed."
      A<loud> Plan B may be a grown-up who goes out with one, so that the other can stay. It may be a second, smaller party, or a door with a lock on it for what breaks easily. {Name} can help to write it. What is planned beforehand goes wrong in a different way, and some of it goes right.
      C<ways> {he} can think, "Slow way, quick way, same table."
      C<ways> {he} can say, "Coats off, and then I will show you how it goes."
      C<minutes> {he} can think, "The chart shows work, and nothing else."
      C<answer> {he} can say, "That is how it works with us."
      C<topic> For a break, {he} can think about {topic}.
      C<seizure> {he} can think, "It looks longer than it is."
      A<ways> By the end of breakfast everybody has eaten, in one way or another. Visitors learn it in a week. There will be days when {Name} would like a family that is simpler. On most of them the toast is still good, and somebody has saved the crust.
      A<ways> Visitors go home, and the ways stay. Some of them are slow, and {Name} may be tired of slow on a Thursday. That can be said at home without hurting anybody. People who grow up with several ways seldom think that there is only one.
      A<minutes> The chart will look much the same next week, perhaps with one hour in another colour. That hour is not a present. It belongs to {Name}, as the help belongs to somebody else. Fair can mean that each gets what is needed, and it takes some practice to believe it.
      A<answer> The people have moved on, and so has the look. What remains is a family that does some things in a different way and most things like anyone. They argue about the last biscuit. {Name} may win today.
      A<seizure> When the class in the brain is quiet again, there is usually a great deal of sleep. The adults have a plan for seizures, with a number in it to ring if one goes on too long. The help is their part. Nobody brought it on by a quarrel or a thought.
      D<later> Some questions look a long way ahead. Who will help when everybody is grown up? {Name} may have asked that at night and found an answer alone: "It will be me." It is a kind thought, and a heavy one for somebody with spelling homework. It is also not how it works. Help for a brother or a sister is planned by adults, and there are people whose work it is.
      C<later> {he} can think, "I can be family. I need not be the plan."
      A<later> The question has been said out loud, and now it has company. Adults can make a plan with names and telephone numbers in it, and change it when needed. {Name} may help in a different way, now and later, by choice. For the moment there is an afternoon to be used.
    `),
    '11+': script(`
      D<ways> A family in which somebody needs more help becomes inventive. {Name} has probably stopped noticing the straps, signs, timetables and three kinds of pasta that make a normal day possible. To {who} they are simply the way things work. To people outside they are a reason to lower the voice. Living between these two views is a job that nobody applied for, and it comes with some useful knowledge.
      D<ways> Some households run on one system, and some run on several at once. Here {who} needs more help with certain things, so there are extra systems, with signs, timetables and a good deal of patience. {Name} may be bilingual in that sense by now, and switch from one to the other without noticing. It looks unusual only next to other families. Nobody's behaviour brought it about, and none of it is catching.
      D<minutes> Help in a family is not divided by the number of children. It goes where something is about to fall over. A good part of it goes to {who}, and {Name} may have become the one who needs hardly any. That is practical for everybody except one person, and it is seldom discussed. Being easy is not the same as being fine, and adults who are tired can fail to see the difference.
      D<answer> There is a moment that {Name} may be able to predict to the second. It goes in the same way each time. People notice {who}, they look, they look away, and then they look again. What follows is pity, curiosity or a strange cheerfulness. None of it needs an answer. Still, it is convenient to have two sentences ready, a polite one and a final one, and to choose by mood.
      D<seizure> The brain runs on about as much power as a dim light bulb, and it is usually well distributed. In a seizure, large groups of cells discharge together, and for some minutes nothing else gets through. With those {who} needs help, and {Name} may know the sight better than most adults do. Watching is a strange experience, because everything urgent happens inside somebody else. Most seizures stop without any help at all.
      P Parents in such families keep a private list of what they owe to each child. They rarely say it aloud, since there is no time, and because it would sound like an excuse. Most are relieved when somebody asks for something specific.
      P Friends follow the tone that is set. If the subject is off limits, they tiptoe, and if somebody explains it in half a minute, they go back to talking about themselves. It is nearly disappointing how fast that works.
      P It is common to be protective in public and furious in private. People with ordinary brothers and sisters feel the same, in smaller amounts. Guilt about it is common too, and seldom justified.
      P Strangers sometimes praise children like this for being so mature. It is meant as a compliment. It can also be a way of not asking who looks after them.
      Q When everything revolves around somebody else again, {Name} might feel ____. A second word is allowed.
      Q In front of friends, {Name} might notice ____. Pride and the wish to vanish can be neighbours.
      Q At the thought of the distant future, {Name} might feel ____. Many brothers and sisters have that thought early.
      H {helper} can say what the plans for later are, so that nobody needs to guess. ~ Most children in this position assume that it will all be theirs, and it need not be.
      H {helper} can protect one evening a week against everything short of an ambulance. ~ It counts more than a big outing twice a year.
      H {helper} can find a group or a forum of young people with the same kind of family. ~ It saves a great deal of explaining.
      H<helper> {helper} can listen to a complaint to the end without adding the other side. ~ The other side is known.
      H<adult> {helper} can offer {adult}, as before. ~ Small habits survive when large plans do not.
      T {he} can ask for one definite thing, with a day and a time. ~ Tired people can deal with a date.
      T {he} can decide which help is given gladly and which is not, and say so. ~ Care is the business of adults, and a contribution is a contribution.
      T {he} can write down the two sentences for people who stare. ~ The final one may be short.
      T<comforter> {he} can keep {comforter} behind a door that closes. ~ Some property is beyond discussion.
      T<activity> {he} can protect the hours for {activity}. ~ They are an appointment like any other.
      T<seizure> {he} can ask to be shown the plan for a seizure. ~ Knowing it tends to be calmer than imagining it.
      D<loud> There are households in which every plan needs a second plan, because somebody needs help with too much of anything. {who} can be overwhelmed within minutes, and {Name} may have learnt to watch for it even at parties. It is a matter of how a brain is wired, and it is not aimed at anyone. Knowing that does not repair an evening. It is possible to understand a cause perfectly and to be fed up with its effects. Help with both is something to ask adults for.
      C<loud> {he} can think, "Explained is not the same as fine."
      A<loud> What helps is usually dull: an adult on duty, a way out, and something in the week that is protected whatever happens. {Name} can insist on that without being unkind. Being angry with somebody who cannot help it is an honest feeling and a private one. It tends to share a sofa with being fond of them.
      C<ways> {he} can think, "Ordinary here, and news elsewhere."
      C<ways> {he} can think, "Two systems, and I speak both."
      C<minutes> {he} can think, "Easy is not the same as fine."
      C<answer> {he} can say, "It is no mystery, it is my family."
      C<topic> For an hour, {he} can think about {topic} and nothing else.
      C<seizure> {he} can think, "Clock, space, adult, and then it ends."
      A<ways> It may be years before anyone outside understands that signs and timetables can be home. In the meantime {Name} has a good eye for what people need and a low tolerance for pity, and both are useful. There is also a right to find this way of life tiring. It is possible to love somebody and to want a door that closes.
      A<ways> Several systems in one family are a nuisance on a Monday and an education by Friday. Other people may admire it or pity it, and both of these miss the point by a little. There are more ways of doing things here than in most places. One of them is to ask for an evening off, and it works without any equipment.
      A<minutes> The minutes will hardly ever come out even. What can change is that somebody notices the person who asks for little, and it helps if that person says so first. It is not one more problem for the family. It is the way a fair share of help begins, and the person who gets it need not have earned it first.
      A<answer> The looks will go on for as long as there are people. They are mostly ignorance, which wears off, and seldom malice. There is no duty to educate anyone before breakfast, and there is no duty to smile. At home the matter can be handled in a different way, with a joke that could not be told anywhere else.
      A<seizure> Afterwards there is sleep, and a household that speaks quietly for an hour. The plan is the business of the adults: the clock, the position, and the number to ring after five minutes. It helps to have read it once. Nothing unkind that anybody said or did has set one off.
      D<later> There is a question that brothers and sisters are hardly asked about and often lie awake over. Who will help when parents are old, or no longer there? {Name} may have worked it out in private and found one name at the bottom of the page. That is a lot to settle in the dark. Adults plan such things with services, money and law, and they can be asked how far they have got.
      C<later> {he} can say, "I want to know the plan. I do not want to be the plan."
      A<later> A plan that has been talked about is smaller than one that has been guessed. Some brothers and sisters live close by and help a good deal. Others move away and telephone, which is a different way of being family. {Name} may study, travel and fall in love without asking permission. What is given later will be worth more for being chosen.
    `),
  },
};

/**
 * A brother or sister who needs more help: with moving, speaking, learning, being calm or staying well. Told to the other
 * child, whose feelings may be of every kind: the unequal minutes, the other ways of doing things, the questions people
 * ask. Nobody is a burden and nobody an angel, and the child is no second parent.
 */
export const siblingWithDisability: Frame = withScenes(
  own,
  laughedAtWithASibling,
  twoSchools,
  hitInAStorm,
  twoSetsOfRules,
  loudBrotherOrSister,
  afternoonsInCharge,
  seriouslyIllSibling,
);
