import { script, type Frame } from '../../frame.ts';
import { foodsThatTouch } from '../home/foods-that-touch.ts';
import { chewedAndChewed } from './chewed-and-chewed.ts';
import { withScenes } from '../scene.ts';
import { dinnersAway } from './dinners-away.ts';

/** Nobody who lives on smooth food, or cannot bear chewing, wants to hear of the joys of crunching. */
const NOT_AGAINST_CRUNCHING =
  /^(?![^]*\b(?:pur[eé]e\w*|smooth(?:ie\w*)?|chewing|sound of|noise of|hates? crunch\w*)\b)[^]/i;
/** Told whatever is said. */
const ANY = /\b\w/;

const own: Frame = {
  id: 'food-textures',
  name: 'Food that feels wrong in the mouth',
  says: [
    'food textures make him gag',
    'cannot eat anything mushy',
    'only crunchy food',
    'lumps in food are impossible',
    'sensory food issues',
    'hates slimy food',
    'throws up from the texture of yoghurt',
    'mixed textures like stew',
    'foods must not touch each other',
    'ARFID',
    'the smell of the canteen is too much',
    'bits in yogurt are a disaster',
    'only one brand of crackers',
    'purees only at age 3',
    'she says it feels like hair in her mouth',
    'sensory eater, five safe foods',
    'wet bread makes him sick',
    'sound of others chewing drives her mad',
    'temperature of food has to be exact',
    'gagging at the sight of mashed potato',
    'occupational therapist says oral sensitivity',
    'skin on the custard freak out',
    'squishy fruit refused',
    'cant have sauce on anything',
  ],
  claims: {
    strong: [
      'texture',
      'food texture',
      'mushy',
      'slimy',
      'squishy',
      'lump',
      'lumpy',
      'arfid',
      'sensory food',
      'sensory eat',
      'sensory eater',
      'safe food',
      'mixed texture',
      'crunchy',
      'oral sensitivity',
      'food touch',
      'bits in',
      'puree',
      'smell of food',
      'sound of chewing',
      'one brand',
      'misophonia',
      'oral',
      'smell of the canteen',
      'skin on the custard',
      'sauce on',
      'wet bread',
      'others chewing',
      'mashed potato',
      'temperature of food',
      'sight of mash',
      'sight of food',
      'mash',
      'lumps',
      'bits in his',
      'bits in her',
      'gag',
      'gags',
      'throws up at',
      'crunchy food',
    ],
    cues: ['gag', 'food', 'sauce', 'smell', 'sensory', 'yoghurt', 'yogurt', 'brand', 'crunch'],
    not: [
      'sensory clothes',
      'hair texture',
      'play dough',
      'lump in throat',
      'lump on',
      'paint texture',
      'touch paint',
      'slime',
      'medicine',
      'antibiotic',
      'calpol',
      'tablet',
      'toothbrush',
      'dentist',
      'toothpaste',
      'syrup',
      'swallow',
    ],
  },
  topicWords: ['food', 'eat', 'crunch', 'mouth', 'plate', 'soft', 'bite'],
  takes: ['helper', 'comforter', 'topic', 'doing', 'adult', 'thing'],
  facts: [
    'Soft and lumpy foods give a tongue little to hold on to; mixed textures (lumps in something smooth) are the ones most often refused. A gag is a reflex at the back of the tongue that protects the airway; it is not done on purpose.',
    'Tongue and lips are among the most sensitive places of the body; people differ in how strongly they feel touch, smell and taste.',
    'Food is judged by all senses: look, smell, sound, touch, temperature and taste.',
    'Gagging is a reflex that protects the airway; it is not done on purpose. In some people it starts further forward in the mouth.',
    'A crunchy food is nearly the same at every bite; a berry or a stew is not, which makes it hard to predict.',
    'Pressure to eat makes it harder; looking, touching, smelling and serving are steps in their own right.',
    'Safe foods give rest; keeping one on the plate helps.',
    'When eating very few foods makes a child ill or tired, doctors, dietitians and therapists can help.',
    'Crispness is heard through the bones of the head; crisps sound fresher when their crunch is made louder, as an Oxford experiment showed.',
    'Smell makes up a large part of what people call taste.',
    'Custard gets a skin because its top dries and its proteins join.',
  ],
  threads: {
    mush: 'food that is soft all through, and a mouth that would like to know where it ends',
    crunch: 'crunch, the sound a cracker makes each time',
    apart: 'foods that stay apart on a plate',
    fingers: 'fingers that meet a food before a mouth does',
    surprise: 'a berry that is different at every bite',
    lab: 'five senses that have a meeting about a spoonful',
    crisp: 'the experiment with the loud crisps',
    border: 'a border guard at the back of the mouth',
    list: 'a list of foods that keep their word',
  },
  threadCues: {
    // Two foods that touch are another matter.
    mush: /^(?![^]*\btouch(?:es|ing|ed)?\b[^.]{0,20}\b(?:plate|each other|food|toast))[^]*?\b(?:mush\w*|mash\w*|soft (?:food|things|stuff|fruit)|slim[ey]\w*|squidgy|squishy|gloopy|lump\w*|yogh?urts?|porridge|puree\w*|custard|wet (?:food|stuff|things)|jelly|banana\w*|tomato\w*|sloppy|gag\w*)\b/i,
    crunch: NOT_AGAINST_CRUNCHING,
    crisp: NOT_AGAINST_CRUNCHING,
    apart: ANY,
    fingers: ANY,
    lab: ANY,
    surprise: ANY,
    border: ANY,
    list: ANY,
  },
  onlyWhenSaid: ['mush'],
  comesFirst: ['mush'],
  roles: {},
  titles: {
    young: [
      { text: 'Soft All Through', thread: 'mush' },
      { text: 'A Spoon Can Wait', thread: 'mush' },
      { text: 'Crunch, Says the Cracker', thread: 'crunch' },
      { text: 'Crunch, Crunch, Crunch', thread: 'crunch' },
      { text: 'Here a Pea, There a Pea', thread: 'apart' },
      { text: 'Room on the Plate', thread: 'apart' },
      { text: 'Fingers First', thread: 'fingers' },
      { text: '{name} at the Table' },
      { text: 'Soft, Crunchy, Wet and Dry' },
    ],
    older: [
      { text: 'Where Does It End?', thread: 'mush' },
      { text: 'Soft All Through', thread: 'mush' },
      { text: 'A Berry Is a Surprise', thread: 'surprise' },
      { text: 'Not Two Berries Alike', thread: 'surprise' },
      { text: 'Five Senses Have a Meeting', thread: 'lab' },
      { text: 'The Loud Crisp', thread: 'crisp' },
      { text: 'What Crisps Sound Like', thread: 'crisp' },
      { text: 'A Guard at the Back', thread: 'border' },
      { text: 'Foods That Keep Their Word', thread: 'list' },
      { text: '{name} at the Table' },
      { text: 'How Food Feels' },
    ],
  },
  benefits: [
    'Explains why the feel, sound or smell of food can be stronger for some mouths than for others.',
    'Treats looking, touching and leaving as things people may do with food.',
    'Gives {name} something short to say or think at the table.',
  ],
  talk: {
    young: [
      'How did the food in the story feel or sound?',
      'Which food feels nice in the mouth, and which feels odd?',
      'Shall we find five things that crunch when they break?',
    ],
    older: [
      'Why is some food harder for some mouths, in the story?',
      'Which word went into the blank, and for which food?',
      'Shall we make a list of foods by how they feel instead of how they taste?',
    ],
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'sit',
    feeling: 'curious',
    companion: null,
    props: ['plate', 'peas', 'bread'],
  },
  text: {
    '2-3': script(`
      D<crunch> {Name sits} at the table. Here is a cracker. Crunch! It is hard and dry. It goes crunch again. Crunch!
      D<crunch> Crunch, crunch! That is a cracker. {Name} may know it. A soft food makes no crunch. It goes squish.
      D<apart> Peas here. Bread there. {his} plate has room. The peas stay here. The bread stays there.
      D<fingers> Here is some food. {his} finger can meet it. Poke! Is it wet? Is it dry? Fingers can find out.
      P Some mouths like crunch. Some mouths like soft.
      P Grown-ups eat some odd food. They like it hot.
      P A dog eats it all. A cat sniffs first.
      Q When food is soft, {Name} may feel ____.
      Q At the table, {Name} may feel ____.
      Q With a new smell, {Name} may feel ____.
      H {helper} can give a little bit.
      H {helper} can keep foods apart.
      H {helper} can take it away.
      H<helper> {helper} can crunch too.
      H<adult> {helper} can try {adult}.
      T {he} can look at it.
      T {he} can poke it with a fork.
      T {he} can say, "No, thank you."
      T<comforter> {he} can let {comforter} watch.
      T<doing> {he} can try {doing}.
      C<crunch> {he} can say, "Crunch, crunch, I know you."
      C<crunch> {he} can say, "Hello, crunch."
      C<apart> {he} can say, "Peas here, bread there."
      C<topic> {he} can think about {topic}.
      C<fingers> {he} can say, "Poke, hello, food."
      A<crunch> Crunch, crunch, all gone. Soft food can stay there. It is only food. Bye-bye, plate.
      A<crunch> One crunch, two crunch. That was a good sound. Food can be hard or soft. Crunch, crunch, bye-bye.
      A<apart> Peas here, bread there. They can look at each other. Some go in. Some stay on the plate.
      A<apart> Peas here, bread there. It was quiet on the plate. Some food went in. That is fine.
      A<fingers> The finger met the food. That is good for today. A cloth makes it clean. Bye-bye, food.
      D<mush> This food is soft. It is all wet. {Name} may not like that. It has no edge. It has no crunch.
      Q<mush> At soft food, {Name} may feel ____.
      H<mush> {helper} can put it far away.
      T<mush> {he} can poke it with a spoon.
      C<mush> {he} can say, "Soft, no thank you."
      A<mush> The soft food stays in its bowl. Crunch, says the toast. {Name} can eat that. Bye-bye, spoon.
    `),
    '4-5': script(`
      D<fingers> Eyes see the food first, and a nose smells it. {his} fingers can meet it too. They find out if it is wet, dry, hard or soft. A mouth feels more than a finger does. So it is good when the fingers go first.
      D<crunch> A cracker goes crunch at the first bite. It goes crunch at the next one, too. {Name} may like that, because it is the same each time. A soft food makes no noise. It can feel odd, as if it moved by itself.
      D<apart> On {his} plate there is room for three things. Peas can be here, and rice can be there. When sauce runs, it all gets wet. So some people keep the foods apart. Then each one stays what it is.
      P Some mouths feel each lump. Some mouths do not feel them at all. They cannot swap, so it helps to tell.
      P The one who cooks wants people to be full and glad. That is why there is so much talk at the table.
      P Babies put all things in their mouths, spoons and socks too. Later on people get more careful.
      Q When a food is slimy, {Name} may feel ____.
      Q With all the smells at the table, {Name} may feel ____.
      Q When a mouth says no, {his} tummy may feel ____.
      H {helper} can put one known food on each plate. ~ Then there is something to eat.
      H {helper} can leave the sauce out. ~ It can stand in a cup.
      H {helper} can say what is in it. ~ A known lump is a smaller lump.
      H<helper> {helper} can listen for the loudest crunch with {him}. ~ It is a good game.
      H<adult> {helper} can help at the table. ~ A way that is known already is {adult}.
      T {he} can touch it with one finger first.
      T {he} can smell it and put it back.
      T {he} can say, "It is too wet for me."
      T<comforter> {he} can let {comforter} sniff it first.
      T<doing> {he} can try {doing} before the food comes.
      C<fingers> {he} can say, "Fingers first, then we will see."
      C<crunch> {he} can think, "Crunch is the same each time."
      C<crunch> {he} can say, "Crunch for me, please."
      C<apart> {he} can say, "Sauce on the side, please."
      C<topic> {he} can tell the others about {topic}.
      A<fingers> The fingers know the food a bit now. The mouth may wait for another day. Finding out is enough. A wet cloth makes the fingers clean again.
      A<fingers> The fingers had a look, and that was their job. They found out something new about a food today. It is good to know. Fingers and food can meet again another day.
      A<crunch> Crunch, and the last cracker is gone. The soft food was there too, and it did no harm. A mouth can say what it likes. It may say something new next week, or not.
      A<crunch> There are no more crackers, only crumbs. Even a crumb goes crunch. The soft food can come back some other day. A mouth will say if it is time.
      A<apart> The peas stayed here, and the rice stayed there. Some of the food was eaten, and some was looked at. The sauce is still in its cup. It had a quiet meal.
      A<apart> Three things were on the plate, and each stayed what it was. The rice was still rice at the end. The peas were still peas. It is a tidy way to eat.
      D<mush> Some food is soft all through, such as mash. A tongue cannot find where it begins and where it ends. {Name} may feel {his} throat shut, and out it comes. That is called a gag. It is not rude, for a body does that by itself.
      P<mush> Grown-ups who like mash do not think about it. For them it slides. Other mouths like things they can count.
      Q<mush> When a soft food comes close, {his} mouth may feel ____.
      H<mush> {helper} can put it in a bowl of its own. ~ Then it touches nothing else.
      H<mush> {helper} can eat some too, and say nothing. ~ Looking is a start.
      T<mush> {he} can poke it with a spoon and look.
      T<mush> {he} can dip one crunchy thing in, just the tip.
      C<mush> {he} can think, "Soft is hard. I start with a poke."
      A<mush> The bowl with the soft food has a spoon in it. It got a poke, and that is a hello. On the plate there is something with an edge to eat. No tummy goes empty for one bowl of mash.
    `),
    '6-7': script(`
      D<lab> When a spoon of food comes to {him}, five senses have a meeting. Eyes say what it looks like, and the nose sniffs. The ears wait for a crunch. Then the tongue feels if it is rough, smooth, wet or lumpy. Taste is the last to speak. The mouth may stay shut because one of them says "stop".
      D<surprise> A cracker is like the cracker before. {Name} may know that food and its crunch. A berry is not like the berry before. One is sweet, the next is sour, and one is soft on one side. Some people want no surprises, because mouths feel so much. Yoghurt with bits in it is full of them.
      D<border> At the back of {his} mouth there is a guard. Its job is to keep food out of the wrong pipe. When it gets a fright, a person gags. In some mouths the guard stands far in front. Then it jumps at a lump that did not mean any harm. Nobody gags on purpose.
      P People who cook think in tastes. They may not think of lumps and skins. They can be told which one is hard.
      P Others may say, "Just try it." In their mouths it is a nice food. They cannot feel what it does in another mouth.
      P In a school hall there are sixty smells and a hundred spoons. Even grown-ups find it a lot. Some of them eat at their desk.
      Q When there is a lump, {Name} may feel ____.
      Q In a loud hall that smells of lunch, {Name} may feel ____.
      Q When somebody says "one more bite", {his} mouth may feel ____.
      H {helper} can put a safe food on the plate each time. ~ Then nobody goes hungry.
      H {helper} can leave out the talk about eating. ~ A mouth is calmer when nobody looks.
      H A grown-up at school can find a quieter seat. ~ Less noise makes food easier.
      H<helper> {helper} can test with {him} what goes crunch. ~ Carrots do, and so does toast.
      H<adult> {helper} can help by {adult} at the table. ~ It makes the meal less tense.
      T {he} can say what is wrong, such as "too wet". ~ Then something can be changed.
      T {he} can touch, smell and stop there. ~ That is finding out, too.
      T {he} can put it on a second plate. ~ It can be looked at from there.
      T<comforter> {he} can keep {comforter} on the next chair. ~ It eats nothing and likes it all.
      T<doing> {he} can try {doing} before the meal. ~ A calm start helps a mouth.
      C<lab> {he} can say, "My ears and my tongue do not agree yet."
      C<lab> {he} can think, "The meeting is not over."
      C<surprise> {he} can say, "No surprises for me today, please."
      C<border> {he} can think, "Thank you, guard, it is only a lump."
      C<topic> At the table, {he} can think about {topic}.
      A<lab> Today the meeting said yes to some food and no to some. Next month it may vote in another way. Eyes, nose and fingers can meet a food many times before that. A mouth is in no hurry.
      A<lab> The meeting is over, and the five senses go home. Nobody was shouted down. Some food got a yes, and some will be asked again another day. The nose has already said that it would like to sniff at supper.
      A<surprise> The crackers were all alike, down to the last one. The berries sat in their bowl and were all different. It is food for those who like surprises. There is a place for both on one table.
      A<surprise> A cracker keeps its word, and that is why some people like it. The berries are for a day when a mouth is in the mood. It may come, or it may not. Until then there is food that is the same each time.
      A<border> The guard goes back to its place when the mouth is empty. It would rather jump too often than not at all. That is a good way to be a guard. With food it knows, it does not even look up.
      A<border> The guard has sat down again, far in front where it likes to be. It did not ask anybody before it jumped. Guards do not. There was food today that walked right past it, and it only nodded.
      D<mush> With a crisp, a tongue knows where the food is. With mash or yoghurt it does not, because that is everywhere at once. In {his} mouth there may be a signal, and then a gag. It is a guard that keeps the airway free. It works fast and does not ask, so nobody can stop it.
      P<mush> People who cook think about taste. They may not know that it was not about the taste. "It is too soft" tells them more than "yuck".
      Q<mush> With a spoon of something soft on the way, {his} throat may feel ____.
      H<mush> {helper} can toast it, or cut it in sticks. ~ The same food can have an edge.
      H<mush> {helper} can leave it in a bowl, with no counting of bites. ~ A bowl can be looked at.
      T<mush> {he} can touch it with a cracker first, and then lick the cracker. ~ Crackers make good bridges.
      T<mush> {he} can say, "It is the softness." ~ Then people know what to change.
      C<mush> {he} can think, "Find the edge first."
      A<mush> The soft food was on the table, and so was the crunchy one. One of them got eaten. Mouths change slowly, and some come round to mash at nine or at thirty. A food that was poked is not as strange as before.
    `),
    '8-10': script(`
      D<crisp> Some scientists in Oxford once gave people crisps and headphones, and {Name} may guess what for. Through the headphones, the crunch of each bite was made louder. The crisps were all the same, but the loud ones seemed fresher. Food is heard as well as tasted, and a crunch goes straight through the bones of the head. So a mouth that listens closely wants to know what it will hear.
      D<surprise> A biscuit is the same at the first bite and at the last, and {Name} may like that about it. A stew is not. There is a soft bit, a hard bit, something stringy and something that slides. Some mouths notice each of them, like stairs in the dark that are all of different heights. People whose tongues report less call it a nice mixture. It is the same food. The report is different, because the tongue is.
      D<border> When a mouth gags, {hers} or anybody's, that is a reflex like a blink. It keeps food out of the windpipe, and nobody decides to do it. In most people the alarm is far back in the mouth. In some it is further forward. So a lump, a skin or even a smell can set it off. It says nothing about the cook, and nothing about manners.
      P The cook has put an hour into it and watches the forks. A sentence about the sauce can sound like a sentence about the cook. "It is the wet, and not the taste" is easier to hear.
      P Relatives have theories about eating, and most of them are older than the research. Being watched makes a throat tight. They would be surprised to know how much of the problem is the looking.
      P Friends tend to notice what is in a lunchbox for a day or two. After that it is just somebody's lunch. They have a food of their own that they cannot stand.
      Q When a plate arrives with everything mixed, {Name} might feel ____.
      Q In a canteen full of smells, {Name} may notice ____. It may be the nose, the ears or the throat.
      Q When somebody comments on what is eaten, {Name} might feel ____.
      H {helper} can keep the parts of a meal apart and let people mix their own. ~ It is no extra work.
      H {helper} can make sure that one safe food is on the table. ~ It takes the alarm out of the meal.
      H The school can offer another place to eat. ~ Smell and noise are half of it.
      H<helper> {helper} can talk with the relatives beforehand. ~ "No remarks about plates" is a clear request.
      H<adult> {helper} can help by {adult} at the table. ~ A calm throat is a wide one.
      T {he} can name what is wrong, such as skin, strings, bits or wet. ~ A cook can work with that.
      T {he} can change one thing at a time about a safe food, such as its shape. ~ A small step is still a step.
      T {he} can look, touch and smell, and leave it there. ~ That is research.
      T<comforter> {he} can leave {comforter} on the chair beside the plate. ~ It makes no remarks.
      T<doing> {he} can try {doing} before a difficult meal. ~ It helps to sit down calm.
      C<crisp> {he} can think, "I like food that I can hear."
      C<surprise> {he} can say, "Could I have the parts on their own?"
      C<surprise> {he} can think, "Same food, different report."
      C<border> {he} can think, "That was the guard, and not me."
      C<topic> When the talk is about plates, {he} can change it to {topic}.
      A<crisp> The scientists were given a prize that makes people laugh first and think afterwards. What they found is still true. Eating is done with the ears as well. A crunch that comes when it is expected is a comfortable sound.
      A<crisp> The crunch is over, and what remains is a bag with some crumbs and a fact. A mouth listens when it eats. Some mouths listen closely, and to them a soggy crisp is bad news. It is a kind of good hearing, only in an unusual place.
      A<surprise> Some cooks have started to serve things apart, and found that nobody minds. On such a table there is food for mouths that like adventures and for mouths that like to know. Both may change over the years, and neither is in a hurry.
      A<surprise> On the plate the parts lie next to each other and mind their own business. It looks tidy, and it tastes of what it says. A tongue that reports a lot likes to have one thing to report at a time. The stew can be somebody else's adventure.
      A<border> When the mouth is empty, the alarm goes off duty. It will watch the next food too, because that is its nature. Some alarms move further back with time, and there are people who help with that. Until then there are good things that slip past without being noticed.
      A<border> The alarm has a bad name and a good job. It went off early, as it tends to, and it did no harm. Most of what was on the table got past it in silence. A mouth with a watchful guard may take its time to eat.
      D<mush> A tongue maps its food. Crisp things are easy to map, since they have edges and make a noise. For {his} mouth, soft ones may be a riddle, because they fill every gap. Lumps in something smooth are the worst, since no two bites are alike. Then there is an alarm, and it gags. The gag reflex protects the airway and answers to nobody, so it has nothing to do with manners.
      P<mush> The cook hears a judgement on the cooking, and it is not meant like that. "I can eat potatoes as chips but not as mash" is a surprisingly useful sentence. It is about architecture.
      Q<mush> With a soft food on the fork, {Name} might notice ____. Throats often give notice before heads do.
      H<mush> Someone at home can serve one food in two textures. ~ Then it is the same vegetable, and there is a choice.
      H<mush> Someone at home can keep mixed things unmixed: sauce here, pasta there. ~ It costs one more bowl.
      T<mush> {he} can work along a line: crisp, firm, chewy, soft, and see where it stops today. ~ A line shows small steps.
      T<mush> {he} can stop at the first signal and drink some water. ~ A stop in time keeps a food from being spoiled for good.
      C<mush> {he} can think, "Edges first, and the rest when it likes."
      A<mush> There is a place on the line where things get difficult, and it is worth knowing. It may be one step further along in a year, or not. Somebody who eats potatoes as chips eats potatoes. Nobody needs to visit the mash.
    `),
    '11+': script(`
      D<list> Everyone has a list of foods that keep their word. With some people it is long and unconscious, and with others it is short and known by number. {Name} may belong to the second kind. On that list there are things that feel the same at every bite, and a brand of cracker that has not changed its recipe. Outside it begins the territory of stews, skins and bits. A short list is often called fussy, because nobody sees the reason. It is closer to a precise instrument that has been given a careless job.
      D<crisp> In an Oxford laboratory, people ate crisps into a microphone and heard their own crunch through headphones. Whenever the high notes were turned up, the crisps seemed fresher, although they came from the same tin. It is an odd experiment with a serious result, and {Name} may have known it without a laboratory. Food is a sound, a temperature and a surface long before it is a flavour. So those who hear and feel more of it meet a different lunch.
      D<border> The gag reflex is one of the oldest safety systems in a mouth, {hers} included. It guards the entrance to the windpipe and asks no questions. In some people it sits far back and is slow to react. In others it reacts to a lump at the front of the tongue or to a smell across the room. There is nothing voluntary about it. Willpower has roughly as much influence on gagging as it has on sneezing, and an audience makes both of them worse.
      P Parents at a table are often less strict than scared. They have read about vitamins at night, and by day it comes out as a remark. Facts from a doctor or a dietitian calm that down better than an argument does.
      P Hosts tend to take an untouched plate personally. Told in advance, most are relieved to put out bread and leave the rest alone. It is the surprise at the table that hurts them.
      P Friends at this age eat in groups and loudly, and a menu seems to be a test. It rarely is. People who care about somebody's company will sit down in any place that has chips.
      Q At the moment when a plate is put down, {Name} might feel ____.
      Q When a meal becomes a topic, {Name} may notice ____. Throats tighten before tempers do.
      Q Before eating somewhere new, {Name} might feel ____. Reading the menu beforehand is no crime.
      H {helper} can agree that nobody comments on anybody's plate. ~ It is a good rule for a table of any size.
      H {helper} can ring a host or a restaurant and ask what comes separately. ~ Kitchens are used to odder questions.
      H A doctor or a dietitian can check whether anything is missing. ~ A number is better than a suspicion.
      H<helper> {helper} can eat the odd thing first and describe it truthfully. ~ "Slippery, then sour" is useful information.
      H<adult> {helper} can offer {adult} before a difficult meal. ~ It is easier to swallow without a knot.
      T {he} can describe food by how it feels, and look for neighbours of what works. ~ A list grows best at its edges.
      T {he} can read the menu at home and decide there. ~ Decisions are easier without smells.
      T {he} can explain it in one sentence, such as "It is the texture". ~ Most people accept a reason they have not heard before.
      T<comforter> {he} can leave {comforter} where it will be seen after the meal. ~ A quiet end is something to look forward to.
      T<doing> {he} can try {doing} before sitting down. ~ A calm throat is wider.
      C<list> {he} can think, "A short list, and a good one."
      C<list> {he} can say, "I know what I like, thank you."
      C<crisp> {he} can think, "I am having a louder lunch than they are."
      C<border> {he} can think, "A reflex, and not an opinion."
      C<topic> When plates become the subject, {he} can move the talk to {topic}.
      A<list> Lists change at their own speed, usually sideways, from one cracker to its cousin. Some people add a food a year, and some add five in a summer after years of nothing. If a list gets so short that a body runs out of strength, there are people whose profession it is to help. Until then, it is good food, eaten in peace.
      A<crisp> The researchers were given a comic prize for it, and they went on to advise restaurants. What they proved is that no two people sit at the same meal. One hears thunder, and the other hears nothing in particular. Both can pass the salt, and the food can be talked about or left alone.
      A<border> The old system stays at its post and will misfire now and then, as safety systems do. It relaxes when nobody stares and when the food is familiar. Therapists know ways of moving the border back a little. It can also be respected where it is, with a plate of things that cross it easily.
    `),
  },
};

/**
 * Sensory eating: how food feels, sounds and smells, and mouths that notice a lot. Nobody is praised for eating or for
 * leaving; safe foods stay, looking and touching count, and bodies and weight are not mentioned.
 */
export const foodTextures: Frame = withScenes(own, dinnersAway, foodsThatTouch, chewedAndChewed);
