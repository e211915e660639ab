import { nitsAgain } from './nits-again.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';

const own: Frame = {
  id: 'head-lice',
  name: 'Head lice',
  says: [
    'head lice',
    'nits again',
    'she has nits and is embarrassed',
    'lice outbreak in his class',
    'letter from school about head lice',
    'hates the nit comb',
    'screams when i comb the lice out',
    'third time this term we have nits',
    'sent home from nursery because of lice',
    'thinks she is dirty because of head lice',
    'kids laughed because he had nits',
    'itchy head, found a louse',
    'treatment shampoo for lice',
    'wet combing takes an hour and she cries',
    'scared of the bugs in her hair',
    'does not want anyone to know about the lice',
    'caught nits from her best friend',
    'lice check at camp',
    'school nurse found lice',
    'shaving his head because of lice',
    'we have to comb every four days',
    'head lise in the whole family',
    'eggs in her hair',
    'scratching her head all day nits',
  ],
  claims: {
    strong: [
      'he has lice',
      'she has lice',
      'they have lice',
      'has nits',
      'has lice and',
      'got lice',
      'has lice',
      'have lice',
      'had lice',
      'head lice',
      'headlice',
      'lice',
      'louse',
      'nits',
      'nit',
      'nit comb',
      'lice comb',
      'lice shampoo',
      'bugs in her hair',
      'bugs in his hair',
      'bug in hair',
      'eggs in her hair',
      'eggs in his hair',
    ],
    cues: ['itchy', 'scratch', 'comb', 'hair', 'outbreak', 'head', 'conditioner'],
    not: ['nit picking', 'nitpick', 'nit pick', 'woodlice', 'wood lice'],
  },
  topicWords: ['lice', 'louse', 'comb', 'itch', 'nit', 'hair'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Itching can be set off by hearing about it; only combing shows whether there are lice.',
    'Head lice are insects about three millimetres long. They have six legs with hooks and hold on to hairs; they cannot jump, fly or swim.',
    'They go from head to head when hair touches hair. Anybody can have them; clean or dirty, long or short hair makes no difference.',
    'Lice do no harm beyond the itch, which comes from the skin’s answer to their bites; many people do not itch at all.',
    'Wet combing: plenty of conditioner, a fine comb from the roots to the ends, wiped on paper each time, every few days for about two weeks.',
    'Eggs stick to the hair and hatch after seven to ten days, which is why the combing is done again.',
    'Some treatments from a pharmacy kill lice; a grown-up and a pharmacist choose.',
    'A child with head lice need not stay away from school.',
    'Lice live a day or two without a head; they do not live on dogs or cats.',
    'Lice and their combs are found in the graves of ancient Egypt.',
  ],
  threads: {
    legs: 'the six small legs of a louse, and where they end up',
    paper: 'white paper on which each stroke of the comb is wiped',
    calendar: 'the days of combing, marked one after the other',
    look: 'a look with the comb, which finds out whether there are any',
    letter: 'a plain account to an equal of an old and harmless guest',
  },
  threadCues: {
    // Where lice are about, and nobody knows yet whether this child has any.
    look: /\b(?:letter|email|note|message|going (?:round|around)|outbreak|lice in (?:the|his|her|their) (?:class|school|nursery|year)|nits in (?:the|his|her|their) (?:class|school|nursery|year)|(?:scared|afraid|frightened|terrified|worr\w+) (?:of|about|that|he|she|they)[^.]{0,20}\b(?:get|getting|catch|catching|has|have)\b|might have|thinks? (?:he|she|they) ha(?:s|ve)|(?:friend|classmate|cousin|neighbour|girl|boy|someone|somebody) (?:in (?:his|her|their) class )?(?:has|had|got) (?:lice|nits|head lice))\b/i,
  },
  onlyWhenSaid: ['look'],
  tellsAlone: ['look'],
  roles: {},
  titles: {
    young: [
      { text: 'Six Little Legs', thread: 'legs' },
      { text: 'Walk, Walk, Walk in the Hair', thread: 'legs' },
      { text: 'Comb and Wipe', thread: 'paper' },
      { text: 'The Comb and the White Paper', thread: 'paper' },
      { text: 'A Comb for an Itchy Head' },
      { text: '{name} and the Comb' },
    ],
    older: [
      { text: 'Six Legs, No Wings', thread: 'legs' },
      { text: 'Anybody’s Hair Will Do', thread: 'legs' },
      { text: 'What Is on the Paper', thread: 'paper' },
      { text: 'Four Times With the Comb', thread: 'calendar' },
      { text: 'A Comb Day on the Calendar', thread: 'calendar' },
      { text: 'One of the Oldest Nuisances', thread: 'letter' },
      { text: 'A Cross on the Calendar', thread: 'calendar' },
      { text: 'A Guest Since the Pharaohs', thread: 'letter' },
      { text: '{name} and the Comb' },
    ],
  },
  benefits: [
    'Tells what head lice are and are not, in facts that take the shame out of them.',
    'Goes through the combing in order and says why it is done again.',
    'Gives {name} a job during the combing and a sentence for school.',
  ],
  talk: {
    young: ['What does the comb do?', 'How does an itch feel?', 'Shall we comb a doll or a teddy too?'],
    older: [
      'Why is the combing done more than once?',
      'Which word went into the blank?',
      'Shall we mark the days of combing on the calendar?',
    ],
  },
  cover: {
    setting: 'bathroom',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['bathtub', 'soap'],
  },
  text: {
    '2-3': script(`
      D<legs> Itch, itch, itch! Lice are small. {Name} may have some. They have six little legs.
      D<legs> Six little legs walk in the hair. {Name} may feel an itch. Walk, walk, walk.
      D<paper> Here is a fine comb. It goes in {his} hair. Comb and wipe. Comb and wipe.
      D<calendar> Comb day, play day, play day. {Name} can see the days. On comb day, the comb looks for lice. Then it is play day.
      P Many children get lice. Grown-ups get them too.
      P Lice like all hair. Long, short, curly.
      P Lice cannot jump. They just walk.
      Q With the comb, {Name} may feel ____.
      Q When it itches, {Name} may feel ____.
      Q In the wet, {Name} may feel ____.
      H {helper} can comb slowly.
      H {helper} can stop for a rest.
      H {helper} can show the paper.
      T {he} can hold the white paper.
      T {he} can comb a doll.
      T {he} can say, "Stop, please."
      T<comforter> {he} can hug {comforter}.
      C<legs> {he} can say, "Bye-bye, little legs."
      C<legs> {he} can say, "Out, lice, out."
      C<paper> {he} can say, "Comb and wipe."
      C<topic> {he} can think about {topic}.
      C<calendar> {he} can say, "Comb day, then play day."
      A<legs> The comb goes in. The lice come out. Bye-bye, six little legs! Now it is time to play.
      A<legs> One louse is out. Two are out. Walk, walk, gone. The comb did it.
      A<paper> Comb and wipe, comb and wipe. All done for today. The comb gets a wash. So do hands.
      A<paper> The comb is clean. The paper goes away. The hair can dry now. Hello, soft hair!
      A<calendar> A comb day is done. Here comes a play day. Lice do not like combs. Bye-bye, comb day.
    `),
    '4-5': script(`
      D<legs> A louse is as small as a seed. {Name} may have some of them. Each has six legs. Each leg holds on to a hair. They walk from one head to the next.
      D<legs> Heads may touch when children play. Then a louse can walk across. So lice can get into {his} hair. They cannot jump. They cannot fly. They can only walk, and they make an itch.
      D<paper> First the hair gets wet. Then a fine comb goes through {his} hair. It goes from the skin to the ends. Then it is wiped on white paper. Comb and wipe. On the paper, the lice can be seen.
      D<calendar> Lice lay tiny eggs in hair. A comb gets the lice, but not each egg. {Name} can see the comb days on a calendar. They come back every few days. There are not so many of them.
      P Lice do not mind if hair is clean or not. They like any head that is warm. So lots of people get them.
      P A teacher may have had lice too. They go round a class, as a cold does. Nobody did it on purpose.
      P Grown-ups may scratch when they hear of lice. That is funny, and they know it.
      Q When the comb goes through the hair, {Name} may feel ____.
      Q When {his} head itches, it may feel ____.
      Q When it takes a long time, {Name} may feel ____.
      H {helper} can comb slowly and stop for a rest.
      H {helper} can put a lot of conditioner in the hair. ~ Then the comb slides.
      H {helper} can look at all the heads at home. ~ Lice may be there too.
      H<adult> {helper} can help by {adult}. ~ Then the time goes by.
      T {he} can hold the white paper and look.
      T {he} can count the strokes of the comb.
      T {he} can ask for a rest with one hand up.
      T<comforter> {he} can hold {comforter} in a towel.
      T<quiet> {he} can spend the time {quiet}.
      C<legs> {he} can say, "Out you go, six little legs."
      C<legs> {he} can say, "Lice, this head is mine."
      C<paper> {he} can say, "Comb and wipe, and look."
      C<topic> {he} can talk all about {topic}.
      C<calendar> {he} can say, "One comb day less."
      A<legs> When the comb goes through the hair, lice come out. In a few days it is done again. Then the last ones come out. After that, the head has only one owner.
      A<legs> Six legs hold on well, but a fine comb is better. The lice are rinsed away. It may itch a bit more for some days. Then it stops.
      A<paper> The paper shows what came out. Some days there is a lot on it. One day there is nothing but foam. Then the comb has done its work.
      A<paper> Now the paper is full of foam and goes in the bin. The hair is wet, and it smells of soap. It can dry by itself. The comb waits for its next turn.
      A<calendar> One more comb day has a cross. When the comb finds no lice two times, it is over. Then the calendar has just plain days. The comb can go back in its drawer.
      D<look> Now and then there are lice about. They are as small as a seed. {Name} may hear of it, and then heads begin to itch. An itch can come from lice. It can come from the word, too. A comb can find out.
      P<look> Grown-ups scratch when they hear of lice. They know that it is funny.
      P<look> A head with lice looks like a head with none. So each head gets a look.
      Q<look> When people talk about lice, {Name} may feel ____.
      H<look> {helper} can look with a fine comb. ~ Then it is known.
      T<look> {he} can hold the white paper for the comb.
      C<look> {he} can think, "The comb can tell."
      A<look> The paper shows what the comb has found. It may be no lice at all. It may be some, and then the comb takes them out. A head is a good head with or without.
    `),
    '6-7': script(`
      D<legs> Head lice are insects about as long as a sesame seed. {Name} may have met some. Each of them has six legs with hooks for holding on. They have no wings, and they cannot jump. When two heads touch over a book, a louse may simply walk across.
      D<paper> There is a way to get lice out, and it begins with wet hair. A lot of conditioner goes into {his} hair, so that everything slides. A fine comb is pulled from the skin to the ends. After each stroke it is wiped on white paper. Then the whole head is combed once more.
      D<calendar> Lice take more than one day to get rid of. That is because they lay eggs, and the eggs stick to the hair. {Name} may wish for less of it. The comb gets the lice, but not each egg. After a week or so, new ones hatch. So the combing is done every few days, for about two weeks.
      P Clean hair and dirty hair are the same to a louse. So are long and short hair. It only wants a warm head to sit on.
      P Children may say silly things about lice, because they do not know much yet. Most of them have had some, or will have some. A few may have them right now.
      P Grown-ups may sigh when they see the comb. They are thinking of the time and the wet floor. They are not cross with anybody's head.
      P In some classes, half of the children have lice in one year. Children like to put their heads together, and that is a nice thing.
      Q When the comb is on the table, {Name} may feel ____.
      Q When somebody at school talks about lice, {Name} may feel ____.
      Q When the head itches, {his} hands may feel ____.
      H {helper} can comb in small parts and stop for a rest. ~ A film or a long story fits in well.
      H {helper} can show what is on the paper. ~ Some people like to see that it works.
      H {helper} can tell the families of friends. ~ It works best when all the combs are out at once.
      H<adult> {helper} can help by {adult}. ~ It makes a long time shorter.
      T {he} can keep count on the paper with a pencil. ~ A number is good to know next time.
      T {he} can use a sign for a rest. ~ The comb can wait for a minute.
      T {he} can look after the clock. ~ It is good to know how long is left.
      T<comforter> {he} can hold {comforter}, wrapped up in a towel. ~ Lice do not live on toys for long.
      T<quiet> {he} can spend the time {quiet}. ~ Sitting still is easier with something to do.
      C<legs> {he} can think, "They walked in, and they get combed out."
      C<paper> {he} can say, "From the skin to the ends, and wipe."
      C<calendar> {he} can think, "One comb day is done, and the next is marked."
      C<topic> Under the comb, {he} can think about {topic}.
      A<legs> Hooks hold on to hair, but they slip on conditioner. That is how the comb wins. The itch may stay for some days longer, because skin takes its time. Then there is just hair on the head, and perhaps a hat.
      A<legs> Six legs are not much use in a sink full of water. The lice are gone, and the comb lies there and dries. In a week somebody will look again. The hair can have its peace until then, and so can the neck.
      A<paper> The paper has been looked at and thrown away. The comb is washed in hot water. At the first go, there was most on the paper. At the last go, there will be least. That is how it can be seen that combing works.
      A<paper> The last sheet of paper is white, apart from a bit of foam. It is the best picture of the week. The comb went through the hair more than a hundred times. Now it can go back to being a thing in a drawer.
      A<calendar> On the calendar there is a mark for each comb day. When two combings in a row find no lice, it is over. They may come again one day, and then everyone knows what to do. The comb has its place in the cupboard.
      A<calendar> The marks on the calendar are done, one after the other. Between them were days like any others. The lice had a plan, but the comb came first each time. The next page has no marks on it at all.
      D<look> When there are lice about, lots of heads begin to itch. {Name} may feel it as well. Some of those itches come from a louse, and some come from the word. A brain can make an itch out of hearing about one. A fine comb in wet hair finds out which it is.
      P<look> Grown-ups scratch their heads when they read about lice. It works on teachers as well. Hardly anybody can help it.
      P<look> Lice walk across when hair touches hair. It makes no difference to them if the hair is clean.
      Q<look> Before the comb comes, {Name} may feel ____.
      H<look> {helper} can wipe the comb on white paper. ~ What is on it can be seen.
      T<look> {he} can ask for a look with the comb. ~ Knowing is calmer than guessing.
      C<look> {he} can think, "Is it an itch, or a word that itches?"
      A<look> The comb has been through, and the paper has the answer. With no lice on it, it was the word that itched. With some on it, there is a plan and a comb. It is good to know which.
    `),
    '8-10': script(`
      D<legs> A head louse is three millimetres long and built for one job, which is holding on. {Name} may have met some of them lately. Six legs end in hooks that fit exactly around a human hair. The price for such good hooks is that a louse can hardly walk on anything else. It has no wings, it cannot jump, and a dog is of no use to it.
      D<paper> White kitchen paper makes good evidence. After each stroke through {his} hair, the comb is wiped on it. There may be three kinds of thing to see. Brown specks with legs are lice. Pale, empty shells are old eggs, which are called nits. The rest is fluff and conditioner, and it is found innocent.
      D<calendar> Why is one evening with the comb not enough? {Name} may have hoped so. Lice glue their eggs to a hair, close to the skin, and hardly any comb can shift them all. They hatch after about a week. Combing every few days catches the young ones before they are old enough to lay eggs themselves. After two weeks the line has come to an end.
      P Lice do not care about shampoo, money or marks at school. They need warmth and something to hold on to, so every head will do. The idea that they belong to dirt is old, common and wrong.
      P Some classmates may joke about nits and scratch their heads. It is worth knowing that talking about lice makes almost everybody itch. The ones who joke loudest are often wondering about themselves.
      P For the person holding the comb, it is an hour of stooping under a bad lamp. That explains the sighs. Most families have been through it, and few of them tell.
      P Archaeologists have found lice combs in graves in Egypt, with the lice still on them. Kings had them. Teachers have them too, because they bend over desks.
      Q On hearing the word "nits", {Name} might feel ____. It is a word with a bad reputation.
      Q Under the comb, {Name} might notice ____. Necks tend to report first.
      Q Thinking of school the next day, {Name} might feel ____.
      H {helper} can comb in sections, with plenty of conditioner and breaks. ~ Dry combing pulls, and wet combing slides.
      H {helper} can tell the school and other parents without giving a name. ~ If all of them comb in the same week, it ends sooner.
      H {helper} can ask at the pharmacy which treatment is useful. ~ Pharmacists get this question every day.
      H<adult> {helper} can help by {adult}. ~ An hour passes more easily in that way.
      T {he} can keep a tally of each comb day and compare. ~ Falling numbers are pleasant to look at.
      T {he} can tie long hair back at school for a while. ~ Loose hair makes a bridge.
      T {he} can choose the film or the story for the combing. ~ It may as well be a long one.
      T<comforter> {he} can have {comforter} nearby. ~ Lice do not settle on things like that.
      T<quiet> {he} can spend the time {quiet}. ~ Hands that are busy scratch less.
      C<legs> {he} can think, "Good hooks, slippery hair, bad luck for them."
      C<paper> {he} can say, "Wipe, look, next stroke."
      C<calendar> {he} can think, "They need a week, and the comb comes first."
      C<topic> During the combing, {he} can think about {topic}.
      A<legs> An animal with such hooks is not easily talked out of its place. A comb with fine teeth and a handful of conditioner does it all the same. The itch may outlast the lice by a week, since skin forgets slowly. What is left is a clean comb and an ordinary head.
      A<legs> The hooks held on to the last, and then there was conditioner. It is hard not to respect them a little. The lice are in the sink, and the comb is rinsed. Somebody will have a look at the hair in some days, to make sure that it stays a one-person head.
      A<paper> On the last sheet there is nothing but foam. It can be thrown away like the others, and the comb goes back in the drawer. Lice may come again in another year, because heads will go on meeting. By then at least one person in the house will know how to read the paper.
      A<paper> The evidence has been examined, and the case is nearly closed. First there was a lot on the paper, and then there was less. The comb did it with a great many strokes. If there is another case next year, the same detective can be asked.
      A<calendar> Four marks on a calendar, and then a plain white week. That is how most cases of lice end, quietly and in a bathroom. Nobody outside needs to hear of it, unless it helps them to start combing as well. The calendar has room again for better things.
      A<calendar> The last comb day is over, and the line has come to its end. It took four evenings and a good deal of conditioner. Lice count on people who stop after the first. This time somebody has counted to four.
      D<look> The word "lice" makes people scratch, even on the telephone. {Name} may have noticed that. A brain that hears of an itch begins to check the skin, and it finds something. A real louse makes people itch too, though often only after some weeks. So scratching proves nothing. A fine comb, wet hair and white paper do.
      P<look> In any school there are lice about at some time of the year. Most families hear of it in a message that mentions no names. On such an evening, a lot of hands go up to a lot of heads.
      P<look> People who make jokes about it have usually been combed at home as well. They leave out that part.
      Q<look> At the first itch, {Name} might notice ____. Hands are often quicker than thoughts.
      H<look> {helper} can check with a comb once or twice a week while they are about. ~ Ten minutes are enough for a look.
      T<look> {he} can leave a bit of room between heads for a while. ~ Lice walk, and they cannot jump.
      C<look> {he} can think, "The comb knows more than the itch."
      A<look> The paper stays white, or it has small specks on it with legs. In the first case it was the word that itched. In the second there is a plan for two weeks, and many people have carried it out. Lice come and go in every school. With a comb in the cupboard, a home is ready for both.
    `),
    '11+': script(`
      D<legs> Few animals have as bad a name as the head louse, and few have done so little to earn it. {Name} may be host to some of them at present. They carry no disease, they do not burrow, and they can neither jump nor fly. All they can do is to hold on to a hair, and to walk to the next when two heads lean over the same screen. It takes them a few seconds, and it feels like nothing.
      D<calendar> Getting rid of lice is a question of timing and of little else. The eggs in {his} hair are glued on, no treatment reaches all of them, and they hatch in seven to ten days. The comb catches each generation before it is old enough to lay. That gives four sessions in about a fortnight, with conditioner, good light and a sheet of white paper. It is tedious, and it works in nearly every case.
      D<letter> This is the sort of subject that nobody brings up at lunch, so here are the facts about lice in one place. {Name} may as well know that nobody catches them through dirt, carelessness or bad company. Hair touches hair, for example over a phone, and that is that. Adults get them, and so do teachers and doctors. Combs from ancient Egypt have been found with lice between their teeth, which makes this one of the oldest nuisances there are.
      P Most people's first reaction to the word is to scratch, and it takes some effort to stop. That says something about brains and nothing about hygiene. Anyone who laughs at it has probably been checked at home the same evening, and more than once.
      P Parents may react with a burst of activity that involves washing everything in the house. Doctors do not consider that necessary, since lice live a day or two at most without a head. It is simply what people do when they would like to be in charge of something small.
      P Close friends are the likeliest to have them too, because they are the ones whose hair comes near. Telling them is awkward for a minute. Not telling them means that the lice come back, as a kind of joint property.
      P Who knows about it is a private matter. A school can inform all families without mentioning anybody, and most of them do exactly that. Where somebody does find out, one calm sentence usually ends the conversation.
      Q At the first sight of the comb, {Name} might feel ____. Weariness is a respectable answer, and so is curiosity.
      Q Thinking about who may have noticed, {Name} might feel ____. Most people notice less than one would think.
      Q During an hour in a wet towel, {Name} might notice ____. An itch is partly a matter of attention.
      H {helper} can do the back of the head, where nobody can see their own. ~ Good light and conditioner make it shorter.
      H {helper} can get advice from a pharmacist about lotions, which differ from place to place. ~ Some old remedies have stopped working.
      H {helper} can pass the news on discreetly. ~ A message to three families may save three weeks.
      H<adult> {helper} can offer {adult} meanwhile. ~ It has made dull hours shorter before.
      T {he} can put the four dates in a calendar, so that no session is forgotten. ~ Lice rely on people who give up early.
      T {he} can keep hair from touching hair for the fortnight, tied up where it is long. ~ It removes the bridge without anybody noticing.
      T {he} can tell the two or three friends whose heads are often close. ~ A short message is enough, and it can be a funny one.
      T<quiet> {he} can spend the combing {quiet}. ~ It is an hour in which nothing else can be asked of anyone.
      T<doing> {he} can try {doing} when the itch gets tiresome. ~ What helps elsewhere may help here.
      C<legs> {he} can think, "Three millimetres, no wings, no opinion of me."
      C<calendar> {he} can think, "Four dates, and their arithmetic fails."
      C<letter> {he} can say, "Lice, yes, like half the school."
      C<topic> For the time it takes, {he} can think about {topic}.
      A<legs> The hooks of a louse are a fine piece of construction, and a plastic comb defeats them. Most of the battle takes place in a bathroom with a podcast on. The itch fades some time after the animals are gone. What stays is a piece of knowledge that will be welcome to somebody else one day, most likely by message and late in the evening.
      A<calendar> After the fourth date, the comb finds nothing, and nothing again two days later. The matter can then be closed and the towels put away. Lice may turn up another time, as they have for some thousands of years. The fortnight will be shorter for being familiar, and the comb will be where it was left.
      A<letter> So much for lice, which deserve less shame and more conditioner. Pharaohs had them, and sent for the comb. It is a nuisance with an end to it, about two weeks away if the dates are kept. Whoever hears about it can be told the facts, or nothing at all.
      D<look> A message about lice has a remarkable effect on any group of people, because within a minute most of them are scratching. {Name} may be among them, with or without a reason. An itch can be set off by a word, a picture or somebody else's hand, whereas an actual louse often goes unnoticed for weeks. The sensation is therefore poor evidence. Wet hair, conditioner and a fine comb provide better evidence in a quarter of an hour.
      P<look> Most of those who hear of it will be checking discreetly, including the ones who make remarks. Lice have no interest in hygiene, income or character. They need a head, and the chance to walk across to it.
      P<look> Parents may treat it as an emergency and start up the washing machine. It is a form of sympathy. Doctors consider a comb to be sufficient.
      Q<look> On hearing about it, {Name} might notice ____. Hands tend to move before thoughts do.
      H<look> {helper} can check the back of the head, which nobody can see on their own. ~ Good light helps more than good eyes.
      T<look> {he} can settle the question with a comb and a sheet of white paper. ~ It takes less time than wondering.
      C<look> {he} can think, "An itch is not evidence."
      A<look> The paper stays white or it does not, and in both cases the guessing is over. If lice turn up, two weeks with the comb will deal with them. If none do, there was only a message, and a good many hands in a good many heads. The comb can go back in its drawer, on call.
    `),
  },
};

/** Head lice: what they are, that anybody can have them, and how a wet comb gets them out over two weeks. */
export const headLice: Frame = withScenes(own, nitsAgain);
