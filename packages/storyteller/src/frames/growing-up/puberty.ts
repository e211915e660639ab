import { tellingDad } from './telling-dad.ts';
import { aStrapInTheChangingRoom } from './a-strap-in-the-changing-room.ts';
import { leakedAtSchool } from './leaked-at-school.ts';
import { lastToGrow } from './last-to-grow.ts';
import { twoKindsOfSweat } from './two-kinds-of-sweat.ts';
import { script, type Frame } from '../../frame.ts';
import { whenItBegins } from './when-it-begins.ts';
import { withScenes } from '../scene.ts';
import { withoutAScent } from './without-a-scent.ts';
import { wetDream } from './wet-dream.ts';
import { beforeTheOthers } from './before-the-others.ts';
import { cameAtSchool } from './came-at-school.ts';

/** Undressing where others are, and nothing that changes in a body: who only hates to be looked at is told nothing of it. */
const CHANGING =
  /^(?![^]*\b(?:periods?|bras?|hair|hairy|smell\w*|sweat\w*|deodorant|breasts?|boobs?|voice|shav\w*)\b)[^]*?\b(?:(?:get(?:s|ting)? )?(?:chang(?:e|es|ed|ing)|undress\w*|dressed|showers?|showering) (?:for|in front of|with|before|after) (?:the )?(?:p\.?e\.?|gym|sports?|swimming|games|others?|other \w+|people|everyone|everybody|anyone|the class)\b|changing rooms?|locker rooms?|(?:p\.?e\.?|games|gym) (?:showers?|changing)|showers? (?:and|or) (?:getting )?chang(?:ed|ing))/i;

const own: Frame = {
  id: 'puberty',
  name: 'Puberty, the first signs',
  says: [
    'puberty',
    'first signs of puberty',
    'how to explain puberty to my nine year old',
    'starting her periods',
    'scared of getting her period',
    'got her first period at school',
    'breast buds and she is embarrassed',
    'needs a first bra',
    'his voice is breaking',
    'body hair worries',
    'hair under her arms already at eight',
    'smelly armpits and wont use deodorant',
    'spots on his face',
    'acne and low mood',
    'taller than everyone in class',
    'first in her class to develop',
    'all his friends have grown and he hasnt',
    'late developer',
    'mood swings hormones',
    'asks why daddy has hair down there',
    'why do grown ups have hair under their arms',
    'questions about growing up and body changes',
    'puburty talk at school worried him',
    'changing for pe is embarrassing because of her body changing',
  ],
  claims: {
    strong: [
      'my first period',
      'i got my period',
      'voice is cracking',
      'voice cracks',
      'smelly armpits',
      'puberty',
      'pubertal',
      'her period',
      'period started',
      'period start',
      'got her period',
      'came on her period',
      'period came',
      'her periods',
      'first period',
      'menstruation',
      'menstrual',
      'body hair',
      'pubic hair',
      'hair under her arms',
      'hair under his arms',
      'hair down there',
      'hairy legs',
      'armpit',
      'armpits',
      'breast bud',
      'breast buds',
      'breasts',
      'training bra',
      'first bra',
      'a bra',
      'voice is breaking',
      'voice breaking',
      'voice broke',
      'acne',
      'pimple',
      'pimples',
      'hormone',
      'hormones',
      'hormonal',
      'late developer',
      'early developer',
      'body changes',
      'body is changing',
      'changing body',
      'growth spurt',
      'wet dream',
      'tween',
      'bra',
      'bras',
      'periods',
      'her first period',
      'started her period',
      'tampon',
      'tampons',
      'sanitary pads',
      'body odour',
      'b o',
      'shaving',
      'moustache',
      'wet dreams',
      'breast',
      'boobs',
      'deodorant',
    ],
    cues: [
      'body',
      'grow',
      'change',
      'hair',
      'voice',
      'spots',
      'sweat',
      'smell',
      'mood',
      'taller',
      'develop',
      'embarrassed',
      'teen',
      'preteen',
      'pe',
    ],
    not: [
      'breastfeed',
      'breast feeding',
      'breastfeeding',
      'period of',
      'trial period',
      'settling period',
      'haircut',
      'growth hormone injection',
      'body image',
      'fair',
    ],
  },
  decidedBy: [
    /\b(?:(?:get|getting|got|wear\w*|need\w*|buy\w*|first|training|sports|fitted for|new)\b[^.!?]{0,24}\bbras?\b|\bbra shopping)\b/i,
  ],
  topicWords: ['body', 'bodies', 'grow', 'puberty', 'change', 'changing'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult'],
  facts: [
    'Puberty usually begins between 8 and 13 in girls and between 9 and 14 in boys; a doctor is asked when it begins before 8 or 9 or has not begun by 13 or 14.',
    'It begins in the brain, which sends hormones (messengers in the blood); it takes about four years.',
    'Hair grows under the arms and around private parts, sweat smells stronger, skin gets oilier and may have spots.',
    'Some bodies get breasts, which may begin as a small sore lump behind one nipple, on one side first, and later periods: some blood from the womb for about two to seven days, roughly once a month. It is not an injury.',
    'Some bodies get larger testicles and a longer penis, a voice that cracks and becomes deeper, and some swelling of the chest that goes again.',
    'A growth spurt comes with it: hands and feet often grow first, up to eight or nine centimetres in a year.',
    'Moods change faster, and sleep times move later.',
    'Timing runs in families and differs by years between friends.',
    'Small children grow about six or seven centimetres a year and do not start puberty.',
  ],
  threads: {
    hair: 'hair in new places, and what is done about it or not',
    smell: 'sweat that smells, and what water and soap do',
    bra: 'a first bra, which is a piece of clothing and a private matter',
    voice: 'a voice that slips between two notes',
    shoes: 'shoes that are suddenly too small',
    clock: 'the clock that each body has for itself',
    letters: 'the messengers in the blood, like letters to each part of a body',
    marks: 'the marks of a growing body on a door frame',
    first: 'somebody who is first or last',
    month: 'what a period is, told without a whisper',
    pool: 'a swimming lesson, a period, and more than one answer',
    changing: 'a changing room, and a door that can be asked for',
  },
  threadCues: {
    hair: /\b(?:hair(?:s|y)?|shav\w*|waxing|razor|moustache|stubble|upper lip|monobrow)\b/i,
    smell: /\b(?:smell\w*|odou?r|sweat\w*|deod[oe]r[ae]nt|armpits?|stink\w*|stinks|b ?o)\b/,
    bra: /\b(?:bras?|breasts?|boobs?|breast buds?|training bra|crop top)\b/,
    voice:
      /\b(?:(?:his|her|the|a|my) voice|voice (?:is|was|has|keeps|goes|went|squeak\w*|crack\w*|break\w*)|squeak\w*|croak\w*|deep(?:er)? voice|adam'?s apple)\b(?<!\brais(?:es|ed|ing) (?:his|her) voice)|^voice$/,
    pool: /^(?=[^]*\b(?:periods?|menstru\w*|time of the month|monthlies)\b)[^]*?\b(?:swim\w*|pool)\b/i,
    // Whoever waits for it, while all her friends have it, is one of the last and has none.
    first:
      /\b(?:has(?:n['’]?t| not)|not|yet to) (?:\w+ )?(?:started|got|begun|had|starting|come on)\b[^]*\b(?:friends|others|everyone|class|all)\b|\b(?:first|last|only) (?:one|girl|boy|in (?:his|her|the) (?:class|year))\b|\b(?:late|early) (?:developer|puberty|starter)\b/i,
    month:
      /^(?![^]*\b(?:has(?:n['’]?t| not)|not|yet to) (?:\w+ )?(?:started|got|begun|come on))[^]*?\b(?:periods?|la regla|menstruaci[oó]n|menstru\w*|sanitary|tampons?|monthlies)\b/,
    letters: /\b(?:spots?|pimples?|acne|moods?|moody|hormones?)\b/,
    changing: CHANGING,
    shoes: /\b(?:feet|shoes?|clumsy|growth|grow(?:n|ing)|taller|nipples?|chest)\b/,
  },
  comesFirst: ['pool'],
  onlyWhenSaid: ['pool', 'month', 'voice', 'bra', 'smell', 'hair', 'changing'],
  tellsAlone: ['pool', 'voice', 'month', 'changing'],
  // The voice slips in front of others, whatever is said or read there.
  answers: {
    voice:
      /\b(?:voice (?:is |keeps |has )?(?:break|crack|squeak|slip)\w*|read(?:s|ing)? (?:\w+ )?(?:out|aloud)|(?:answer|speak|talk)(?:s|ing)? in (?:class|assembly))\b/i,
  },
  roles: {},
  titles: {
    young: [
      { text: 'The Shoes Are Too Small', thread: 'shoes' },
      { text: 'Wiggle, Wiggle, Toes', thread: 'shoes' },
      { text: 'A Mark on the Door', thread: 'marks' },
      { text: 'Up, Up, a Bit', thread: 'marks' },
      { text: 'Bodies Take Their Time', thread: 'clock' },
      { text: 'Small, Big, Bigger', thread: 'clock' },
      { text: '{name} Grows' },
      { text: 'A Body Grows' },
    ],
    older: [
      { text: 'A Period and a Pool', thread: 'pool' },
      { text: 'More Than One Answer', thread: 'pool' },
      { text: 'A Room with a Door', thread: 'changing' },
      { text: 'Three Minutes Before the Lesson', thread: 'changing' },
      { text: 'Hair in New Places', thread: 'hair' },
      { text: 'A Mark on the Door Frame', thread: 'marks' },
      { text: 'Water, Soap, Shirt', thread: 'smell' },
      { text: 'Two Kinds of Sweat', thread: 'smell' },
      { text: 'Whose Business Is It?', thread: 'bra' },
      { text: 'A Drawer with Something New', thread: 'bra' },
      { text: 'A Voice with Stairs in It', thread: 'voice' },
      { text: 'Two Voices in One Year', thread: 'voice' },
      { text: 'A Voice Changes Register', thread: 'voice' },
      { text: 'Between Two Notes', thread: 'voice' },
      { text: 'What a Period Is', thread: 'month' },
      { text: 'Without a Whisper', thread: 'month' },
      { text: 'Letters to the Feet', thread: 'letters' },
      { text: 'The Post Inside', thread: 'letters' },
      { text: 'Every Body Has a Clock', thread: 'clock' },
      { text: 'No Two Clocks Agree', thread: 'clock' },
      { text: 'First, Middle or Last', thread: 'first' },
      { text: 'Somebody Is First', thread: 'first' },
      { text: 'Shoes in Three Sizes', thread: 'shoes' },
      { text: 'A Body With Plans of Its Own' },
      { text: 'What Bodies Do Next' },
    ],
  },
  benefits: [
    'Says in plain words what bodies do as they grow up.',
    'Says that bodies keep different times, and that early, late and in between are common.',
    'Gives {name} one small thing to do and leaves room to ask.',
  ],
  talk: {
    young: [
      'What grows in the story?',
      'How does it feel to be bigger than before?',
      'Shall we look at a picture from when we were babies?',
    ],
    older: [
      'Which change in the story was new?',
      'Which word went into the blank, and can it be two words?',
      'Shall we put a notebook somewhere for questions, to be answered in writing?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'day',
    pose: 'stand',
    feeling: 'curious',
    companion: null,
    props: ['shoe', 'mirror'],
  },
  text: {
    '2-3': script(`
      D<shoes> {Name has} some old shoes. In go the toes. A body grows and grows. Push, push. The shoes are too small.
      D<marks> {Name} may stand at the door. A body grows. Up goes a mark. One day, one more mark. It is a bit up.
      D<clock> A baby is small. {Name is} bigger. Grown-ups are so big. All bodies grow. It takes a long, long time.
      P Grown-up bodies have hair. Chins have it, and arms too.
      P Some children grow fast. Some grow slow.
      P Grown-ups were small too. They had tiny shoes.
      Q In a growing body, {Name} may feel ____.
      Q With new shoes, {Name} may feel ____.
      Q Next to a grown-up, {Name} may feel ____.
      H {helper} can find new shoes.
      H {helper} can make a mark.
      H {helper} can tell all about it.
      H<helper> {helper} can show a baby picture.
      T {he} can stand up tall.
      T {he} can wiggle {his} toes.
      T {he} can ask why.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<shoes> {he} can say, "Bye-bye, old shoes."
      C<marks> {he} can say, "Up, up, a bit."
      C<clock> {he} can say, "Small, big, bigger."
      C<topic> {he} can think about {topic}.
      A<shoes> Here are new shoes. In go the toes. Wiggle, wiggle. It is a good body, and it grows.
      A<marks> Up, up, a bit. The mark stays on the door. The body goes out to play. It grows all by itself.
      A<clock> Small is good. Big is good. Bodies take a long time to grow. {Name has} a good body now.
    `),
    '4-5': script(`
      D<shoes> The shoes from last year do not fit. {his} toes touch the end of them. A body grows a bit each night. Nobody can see it. Feet grow, and so do arms and hair. One day there is a grown-up body.
      D<marks> How can people see a body grow? {Name} may stand at a door, and there is a mark. Later there is one more mark. The gap is about as long as a finger. Between the two marks there was a lot of soup.
      D<clock> Grown-up bodies look different from small ones. {Name} may see hair on legs or under arms. Some grown-ups have breasts, and some have beards. All that comes when a body has grown for a long time. A small body has a lot of time.
      P Grown-ups were small once. Their shoes were tiny. They can talk about it.
      P Children ask about bodies because they want to know. Those are good things to ask. Grown-ups may go red and then tell.
      P Some children are tall and some are small. It says nothing about how old they are.
      Q When things do not fit, {Name} may feel ____.
      Q Next to a tall child, {Name} may feel ____.
      Q When people talk about bodies, {Name} may feel ____.
      H {helper} can say what each part is called. ~ All parts have names.
      H {helper} can say what is private and why.
      H {helper} can look at old pictures and laugh a bit.
      H<helper> {helper} can show {him} how small a baby sock is.
      H<adult> {helper} can help by {adult}.
      T {he} can ask a grown-up one thing about bodies.
      T {he} can look at a baby picture with a grown-up.
      T {he} can look in a book about bodies.
      T<comforter> {he} can measure {comforter} too.
      T<quiet> {he} can spend some time {quiet} while the body grows.
      T<doing> {he} can try {doing} when it is all too new.
      C<shoes> {he} can say, "My feet have a plan."
      C<marks> {he} can think, "Up a bit, while I sleep."
      C<clock> {he} can think, "Not yet, and that is fine."
      C<topic> {he} can think about {topic} and let the body grow.
      A<shoes> The old shoes can go to a smaller child. The new ones have room at the end. A body knows how to grow. Nobody needs to tell it.
      A<marks> The marks go up the door like a ladder. Each one was just right at its time. It is a good thing to grow. It is good to be this big today.
      A<clock> Bodies change when it is time, bit by bit. Until then there is a lot to do with a small one. It fits under a table. All bodies are good bodies to have.
    `),
    '6-7': script(`
      D<changing> Before sport, the whole class changes clothes. Some bodies like to be seen, and some like a corner. {Name} may want nobody to look. That is called privacy, and everyone has a right to some of it.
      P<changing> Most children look for their own sock just then. They have no time to look at others.
      P<changing> Teachers know that some children change faster without others there. It can be arranged.
      Q<changing> While changing with others, {Name} may feel ____.
      H<changing> {helper} can ask the school for another place to change. ~ Schools are asked that quite often.
      T<changing> {he} can put on the new top before the old one comes off. ~ It works like a tent.
      C<changing> {he} can think, "My body is my own. I can ask for a place."
      A<changing> A body is private, in a school as well. There is more than one place with a door. {Name} can change there if that is arranged. Then it is time for sport.
      D<letters> How does a foot know that it is time to grow? The brain tells it. It sends tiny messengers through the blood to all parts of {his} body. Some say, "grow a bit". Years later, others say, "start to be a grown-up body". That second part is called puberty.
      D<clock> Each body has its own clock, and {his} body has one too. Nobody can see it. One child grows fast at six, and the next at ten. Most bodies start puberty some time between eight and fourteen. Each clock goes at the speed of its own body.
      D<marks> Some families make marks on a door to see how a body grows. {Name} may be a hand higher than before. In some years the marks are close, and later there is a big jump. That jump comes with puberty. Then there is also hair under arms, and a new voice for some.
      P Older children may be shy about their bodies. Things change fast for them. They like a closed door, and that is fair.
      P Grown-ups may get red ears when they talk about it. They had few words for it when they were young. Most are glad to be asked.
      P Friends may tell odd things about growing up. Some of it is true, and some is not. A grown-up or a good book knows more.
      Q When somebody talks about bodies, {Name} may feel ____. It may be funny and odd at once.
      Q When a body does something new, {Name} may feel ____.
      Q Thinking of being grown up, {Name} may feel ____.
      H {helper} can answer with the right words. ~ Each part of a body has a name.
      H {helper} can get a book about growing. ~ Pictures help to ask.
      H {helper} can ask a doctor if a body starts to change early. ~ Doctors know about early and late.
      H<helper> {helper} can tell {him} what was strange about growing up.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      T {he} can keep one question for bedtime, when the light is low. ~ Then nobody sees red ears.
      T {he} can write down a question and leave it on a pillow. ~ The answer can come the same way.
      T {he} can close the door for changing. ~ Everybody may have some privacy.
      T<comforter> {he} can still have {comforter}. ~ Growing up does not take it away.
      T<quiet> {he} can spend some time {quiet} and not think about it. ~ Bodies grow without help.
      T<doing> {he} can try {doing} when something is new. ~ What helped before can help again.
      C<letters> {he} can think, "The post is on its way, and it knows the address."
      C<clock> {he} can think, "My clock is my clock."
      C<marks> {he} can think, "Small steps, and later a jump."
      C<topic> {he} can think about {topic} and grow a bit meanwhile.
      A<letters> Day and night, the messengers go round. They do not need to be told. When puberty starts, there will be people to ask. A body that grows is doing just what it can do best.
      A<clock> No clock is wrong, and they are all a bit different. In the end all those bodies are grown up. Nobody asks then who was first. {his} body is good at each size on the way.
      A<marks> The first mark was made by the same body, only smaller. There is a lot of door left above the last one. One day there may be a jump, and that is fine.
      D<smell> Bodies sweat when they are hot, and that is good, because it cools them. One day {his} sweat may smell stronger than it used to. That is one of the things that puberty can bring. In some bodies it begins early, and in some late. A doctor can be asked about it. Water and soap are enough to make it fresh again.
      C<smell> {he} can think, "Wash, dry, clean shirt."
      A<smell> The shirt is in the wash, and the skin smells of soap. Bodies sweat again tomorrow, all of them. It is a change that comes with growing. Water knows what to do.
    `),
    '8-10': script(`
      D<pool> A period and a swimming lesson can fall on the same day. {Name} may see it coming on the calendar of a body that is changing. There is more than one answer. Some people swim with a tampon or in period swimwear, which holds the blood. Others sit out, and a note without details is enough for that. A pad alone is no use in water, because it soaks it up.
      P<pool> Swimming teachers have this in every class, nearly every week. They need one word, or none.
      P<pool> In a group of thirty there is mostly somebody with the same question on the same day. It goes unasked from all sides.
      Q<pool> On the day before swimming, {Name} might feel ____.
      H<pool> {helper} can write a note that says only "no swimming today". ~ No reason is needed.
      H<pool> {helper} can show what period swimwear looks like. ~ It looks like swimwear.
      T<pool> {he} can decide in the morning and not a week before. ~ Some days are lighter than others.
      T<pool> {he} can keep a small bag with spare pants and a towel in a dark colour.
      C<pool> {he} can think, "I can swim, or I can sit. I decide."
      A<pool> One lesson goes by in the water or on a bench, and both are in order. The body goes on changing in its own time. The next swimming lesson may be on a day without a question. Wet hair looks the same on everyone.
      D<changing> Changing for sport means one room, one bench and a whole class. {Name} may hate it, and many people do, though few of them say so. It is not about the sport. A body is private, and this is a room in which it is hard to keep it so. Wanting a door is reasonable.
      P<changing> Most people in there are busy with not being looked at. They turn to the wall and are quick. It looks like calm, and it mostly is not.
      P<changing> Schools have had this question before. A different room, another time or coming with the kit already on are all things that are done.
      Q<changing> Just before the changing room, {Name} might feel ____.
      H<changing> {helper} can ask the school about a room with a door. ~ It needs no big reason.
      H<changing> {helper} can help to make it quick, with clothes that come off in one go.
      T<changing> {he} can put the new shirt on before the old one comes off. ~ It works like a tent.
      T<changing> {he} can tell one adult that the changing is the hard part. ~ It saves them from guessing.
      C<changing> {he} can think, "My body is private, and I can ask for a door."
      A<changing> A body is private, in a school as well. Once there is a place with a door, or a quick way, the changing takes three minutes. It can still be disliked. The sport comes after that, and it is a different matter.
      D<letters> Puberty begins in a small part of the brain, about the size of a pea. One day it starts to send out hormones, which are messengers in the blood. They reach every part of {his} body with one message: start growing up. Skin makes more oil, and sweat begins to smell. Hair grows under arms and around private parts. Some bodies get breasts and later periods, and some get a deeper voice and larger testicles. It takes about four years.
      D<clock> No two body clocks are set alike. Puberty may begin at eight or at thirteen, and both are within the usual range. In a class, {Name} may see the whole range at one table. Early starters sometimes wish for less attention, and late ones for more. What the clock does was mostly decided by families long ago.
      D<shoes> Often the feet are first. When puberty comes, {his} shoes may be too small twice in one year. Hands follow, then arms and legs, and the middle comes last. Between the stages, people trip over things and spill milk. Other signs are quieter: a small sore lump behind a nipple, a hair, a smell. All of them are expected.
      D<month> {Name} may have heard the word "period" in a whisper, although it belongs to puberty like longer legs. Here is what happens. About once a month, the womb grows a soft lining. When it is not needed for a baby, it leaves the body as some blood. That takes about two to seven days. It is not an injury. It comes slowly and is a few spoonfuls in all.
      P<month> About half of all bodies have periods one day, and the other half has friends who do. Shops, schools and bathrooms keep pads for it. Nobody needs to whisper to get one.
      P<month> A first period often comes on a day with other plans. Many adults can tell where theirs was, and who lent them a pad. It is one of those stories that get funnier with the years.
      Q<month> When a period starts at school, {Name} might feel ____. The second time may have another word.
      Q<month> When somebody says the word out loud, {Name} may feel ____.
      H<month> {helper} can show how a pad is put in and how the old one is rolled up. ~ It takes a minute and saves a lot of guessing.
      H<month> {helper} can pack a small bag with two pads, spare pants and tissues. ~ It can live at the bottom of a school bag.
      T<month> {he} can ask at the school office for a pad. ~ They keep some there, and no reason is needed.
      T<month> {he} can change the pad every few hours and put the old one in the bin. ~ Toilets cannot swallow pads.
      P<letters> About half of all bodies have periods one day. A period is some blood from the womb for a few days, about once a month. It is not an injury, and there are pads for it. Many people are a little shocked the first time, and then they get used to it.
      P Adults may give a short speech about it with their eyes on the road. They are not angry. They are embarrassed, and they still want to be asked.
      P Friends compare, because nobody knows what is normal. Some show off, and some go quiet in the changing room. Both are mostly nerves.
      P Teachers have given the lesson about puberty many times. There is no question that they have not had before. They like the box for questions without names.
      Q Noticing a change, {Name} might feel ____. Proud and worried can both be true.
      Q In the changing room, {Name} may feel ____. It is common to look at the floor.
      Q When adults talk about puberty, {Name} might feel ____. Wanting to leave the room is one answer.
      H {helper} can put useful things in a drawer before they are needed, such as deodorant or pads. ~ Then nobody needs to ask in a hurry.
      H {helper} can answer questions in writing, in a notebook that goes to and fro. ~ It saves red ears on both sides.
      H {helper} can ask a doctor if it starts before eight, or hurts, or is a worry. ~ Doctors hear this every day.
      H<helper> {helper} can tell {him} how it went at the same age, including the awkward part. ~ Most people have one.
      H<adult> {helper} can help by {adult}. ~ It has worked before.
      T {he} can wash under the arms each morning and choose a deodorant. ~ It is a small job, and it belongs to the new time.
      T {he} can ask one exact question. ~ Exact questions get short answers.
      T {he} can look it up in a good book about bodies. ~ Books do not blush.
      T<comforter> {he} can keep {comforter} on the bed, whatever size the feet are. ~ There is no age limit.
      T<quiet> {he} can spend an hour {quiet} when moods go up and down. ~ Messengers can be tiring.
      T<doing> {he} can try {doing} when it is all a bit much. ~ Old methods fit new sizes.
      C<letters> {he} can think, "The post has come, and it is addressed to me."
      C<clock> {he} can think, "My clock, my time."
      C<shoes> {he} can think, "Feet first, and the rest will follow."
      C<topic> When everyone talks about bodies, {he} can think about {topic} instead.
      C<month> {he} can think, "A few spoonfuls, a pad, and on with the day."
      C<month> {he} can say, "Have you got a pad, please?"
      A<letters> The messengers have work for years and do it in small steps. Nothing that changes is a mistake. If something hurts or is puzzling, there is somebody to ask. It is still the same person that gets the post.
      A<clock> At eighteen, nobody can tell who began at nine and who at thirteen. Until then the clocks disagree, and that is what clocks do. A body that starts early or late is healthy in most cases. A doctor can check whenever there is doubt.
      A<shoes> In time the rest of the body catches up with the feet. Things fit again, for a while. Growing like this is a lot of work for a body, so it needs sleep and bread. The milk can be wiped up.
      A<month> On some shelf there is a packet of pads, next to the soap. It is in no hurry, and neither are bodies. It may begin on a Tuesday in maths. Then somebody asks for a pad, and a teacher, a friend or the school office has one. It is a change that about half of all grown-ups know.
      D<voice> Inside the throat there are two small folds, and air makes them sing. In puberty they grow longer and thicker, so the note gets lower. {Name} may notice that it slips up or down in the middle of a word. The muscles are tuning an instrument that changes size each week. It settles by itself in some months.
      D<bra> In puberty, breasts usually begin as a small lump under one nipple, and the other side follows later. {Name} may be thinking about a first bra, or somebody else has brought it up. Some people want one early, some late and some not at all. It is a piece of clothing that stops things from rubbing. A growing body needs quite a few such things, and shoes are among them.
      D<smell> Bodies have two kinds of sweat, and one of them starts in puberty. {Name} may have noticed it, on a shirt or on somebody else. The first kind cools and hardly smells. The second comes from the armpits. Bacteria on the skin eat it, and what they leave behind is the smell. Soap removes them for about a day.
      C<voice> {he} can think, "New strings, still tuning."
      C<bra> {he} can think, "My drawer, my business."
      C<smell> {he} can think, "Soap, dry, clean shirt. Done."
      A<voice> A squeak in the middle of a sentence takes half a second, and the sentence goes on. Singers lose their old voice in this way and find a new one. Nobody knows yet how it will sound. That is one of the few surprises a body keeps for its owner.
      A<bra> Shops have fitting rooms with locks, and there are packets that can be opened at home. A first bra can be worn on some days and left in the drawer on others. Nobody at school needs to know. A body that changes belongs to the same person as before.
      A<smell> The day begins with soap and a clean shirt, and then there are better things to think about. Deodorant is an extra, and someone at home can say which one is mild. Everyone gets this sweat sooner or later. It is a change that water can deal with.
      D<hair> As a body grows up, hair comes in new places: under arms, on legs, around private parts. It is part of puberty, and it comes early for some people and late for others. {Name} may have noticed it, or noticed that others talk about it. Hair in these places does no harm. Some people take it off, some leave it, and for the body it makes no difference.
      P<hair> People at school talk as if there were one way of doing it. At home those same people do all sorts of things. Nobody has counted.
      C<hair> {he} can think, "It is my skin, and I can take my time."
      A<hair> A body goes on growing, hair and all, whatever anybody says about it. What to do with it can be decided later, and changed again, since hair grows back. Whoever would like to try something can do it with somebody who knows how. It is a small thing, and it is private.
      P<voice> People laugh at a squeak as they laugh at a hiccup. They mean the sound and not the person. Somebody who keeps at it can be asked to stop.
      P<voice> Teachers of singing know these voices well. They give them other notes for a year and wait.
      Q<voice> When the voice slips in front of others, {Name} might feel ____.
      H<voice> {helper} can talk to the teacher about reading aloud for now. ~ There are other ways to show that it was read.
      H<voice> {helper} can tell how it went with somebody else's voice. ~ Nearly every deep voice has such a story.
      T<voice> {he} can take a breath, say the word again and go on. ~ The second time, it mostly sits.
      T<voice> {he} can try out both voices alone in the bathroom. ~ It has a good echo.
    `),
    '11+': script(`
      D<pool> Timetables take no notice of puberty, and so a period and a swimming lesson will meet sooner or later. {Name} may have been working out how to be somewhere else on that day. There are quieter ways. Period swimwear holds the blood and looks like any other, and tampons or cups work in water for those who like them. Sitting out is an answer as well. A pad on its own is not, since it fills with pool.
      P<pool> Whoever teaches swimming meets this every week. A note with three words on it is read in one second and forgotten in the next.
      P<pool> Others in the changing room are occupied with the same calculation, or were last week. It is one of the best kept open secrets of any school.
      Q<pool> On the evening before, {Name} might feel ____. Annoyed is a perfectly good answer.
      H<pool> {helper} can write the note without a reason, for whenever it is needed. ~ It can live in the bag.
      H<pool> {helper} can buy two kinds to try at home in the bath or the shower. ~ A test without an audience is the best sort.
      T<pool> {he} can decide on the day itself, by how it is. ~ The second day is often heavier than the fourth.
      T<pool> {he} can tell one person who swims at the same time. ~ Two people can go to the same cubicle door.
      C<pool> {he} can think, "In or out, it is my decision."
      A<pool> The lesson is over, with {Name} in the water or beside it, and nobody could say a month later which it was. What matters is that there is a plan that fits into a small bag. Changes of this kind come with some logistics. They get dull with time, which is the best that can be said of any logistics.
      D<changing> A changing room asks people at the most private age to undress in a group, against a clock. {Name} may dread it for days and would rather miss the lesson. That makes sense, and it is far more common than the noise in there suggests. A body is private. Wanting a door is not being difficult.
      P<changing> Most people in that room are working on not being seen. Loud jokes are one method, and standing in a corner is another. Hardly anyone is looking as closely as it feels.
      P<changing> Schools deal with this regularly, for all sorts of reasons that are nobody's business. A separate room, a different time or arriving in kit can be arranged without an announcement.
      Q<changing> On the way to the changing room, {Name} might feel ____. It may begin the evening before.
      Q<changing> With a door that locks, {Name} might notice ____.
      H<changing> {helper} can settle the practical side with the school, and keep the reason private. ~ One sentence is enough.
      H<changing> {helper} can agree with {Name} on what to do when it gets too much. ~ A plan is easier to use than courage.
      T<changing> {he} can use the place that was agreed on and go there first, before the crowd. ~ Three minutes are enough.
      T<changing> {he} can wear part of the kit underneath on those days. ~ It halves the time.
      C<changing> {he} can think, "It is three minutes, and there is a door."
      C<changing> {he} can think, "My body is private. That is allowed."
      A<changing> The room stays what it is, and there are other rooms. A body is private, and asking for a door is an ordinary request. When the changing is settled, the lesson is just a lesson. It can still be disliked on its own merits.
      D<letters> At some point a region of the brain no bigger than an almond starts sending signals, and the body answers. That is puberty, in one sentence, and {Name} may be at the start of it, in the middle or waiting. The rest is detail: hair, sweat that smells, skin with opinions, a growth spurt. Some bodies develop breasts and periods, and some a deeper voice and larger testicles. The messengers are hormones, and they write to the mood as well.
      D<first> In any class somebody is the first to change and somebody is the last, and neither of them applied for it. {Name} might be one of those, or somewhere in between and equally unsure. Puberty usually starts between eight and fourteen and takes about four years, so at twelve one person can be finished when another has not begun. The order is mostly inherited. It says nothing about maturity, and little about final height.
      D<shoes> The body does not grow up evenly. Feet and hands tend to lead, limbs follow, and the trunk arrives last, so for a year or two {his} proportions may be under negotiation. Breasts often begin on one side, voices climb and fall within a word, and skin reacts to everything. It looks like a series of mistakes. It is puberty proceeding in the usual order, which simply was not designed to be watched.
      D<month> Few subjects in puberty are whispered about as much as periods, and whispering makes most things sound worse. {Name} may prefer the plain version. About once a month the womb prepares a lining. When it is not needed, it leaves the body as blood over two to seven days. In total that is two or three tablespoons, although it looks like more. It tends to begin slowly, often with a brownish mark, and it is not an emergency.
      P Adults remember it more vividly than they admit, and this is why they get so awkward. A parent who leaves a book on a bed is trying to be helpful without causing a scene. It can be read, returned or argued with.
      P Most people of this age believe that everybody is looking at them. Since everybody believes it, hardly anyone has time to look. The spot that seems enormous in the mirror is seldom mentioned in anybody else's diary.
      P<letters> Bodies of every kind have something to get used to. Periods are some blood from the womb for a few days a month, and voices that crack are muscles learning a new size. Neither is an injury, and people who have been through either tend to be surprisingly helpful.
      P Doctors and school nurses have these conversations daily, and to them a question about a body is like a question about shoes. They also know when a check is sensible, for instance if something hurts a lot or comes much later than in others. They do not pass it on to friends.
      Q Looking in the mirror lately, {Name} might notice ____. It may be interest on one day and horror on the next.
      Q Changing for sport with others, {Name} may feel ____. It is one of the least popular parts of the week.
      Q When a mood turns up from nowhere, {Name} might feel ____. It may go again just as suddenly.
      H {helper} can leave supplies in a cupboard without a ceremony. ~ Pads, razors and deodorant are just household goods.
      H {helper} can answer by message if that is easier. ~ Some conversations go better without faces.
      H {helper} can arrange a doctor's appointment and wait outside. ~ Some questions are easier to ask alone.
      H<helper> {helper} can say what would have been useful to know at that age. ~ It is usually one specific thing.
      H<adult> {helper} can help by {adult}, if that is wanted. ~ It has been useful before.
      T {he} can write down the question that is hardest to ask and hand it over. ~ It will have been asked by thousands before.
      T {he} can keep a small bag with what may be needed on a surprising day, from tissues to a spare shirt. ~ Being prepared removes most of the drama.
      T {he} can go to bed a little earlier during a growth spurt. ~ Bodies do much of this work at night.
      T<comforter> {he} can keep {comforter} where it is. ~ Growing up does not require throwing things out.
      T<quiet> {he} can spend an hour {quiet} before deciding whether a mood is about anything. ~ Sometimes it is only chemistry.
      T<doing> {he} can try {doing} when everything is too much. ~ What has helped before may well help here.
      C<letters> {he} can think, "Some of this mood is post for somebody else."
      C<first> {he} can think, "The order was drawn by lot."
      C<shoes> {he} can think, "It is assembling, and I am not meant to judge it yet."
      C<topic> When it is all about bodies, {he} can turn to {topic} for an hour.
      C<month> {he} can think, "Two or three tablespoons, spread over a week."
      C<month> {he} can say, "Have you got a pad?" and leave it at that.
      P<month> Most women in a school have been caught without a pad at some point, so quite a few of them carry a spare. The office usually keeps a box as well. To the person who is asked, it is about as exciting as a plaster.
      P<month> Some people make jokes about periods, and mostly they are the ones who were told least. What a joke like that shows is a gap in somebody's biology. When it goes on, teachers can be told, and they can stop it.
      Q<month> When it starts on a school day, {Name} might feel ____. The second time may have another word.
      Q<month> Asking somebody for a pad, {Name} may feel ____. It tends to be over sooner than expected.
      H<month> {helper} can put pads of different sizes in a drawer, and show once how they are used. ~ After that, nobody needs to announce anything.
      H<month> {helper} can pack a pad, spare pants and a small bag for the old ones. ~ Nobody else needs to know what is in it.
      T<month> {he} can go to the office or to a teacher and ask for a pad. ~ Nobody asks for a reason.
      T<month> {he} can change the pad every four hours or so, and put the old one in the bin. ~ Folded toilet paper does for the first ten minutes, if there is nothing else.
      A<letters> The letters keep coming for some years, and after a while they are mostly familiar. Nobody is handed a new personality in the process. A body under construction is still a good place to live, and there are people to ask about the noises.
      A<first> Ten years on, no one at the table will remember who began puberty when. For now it may be awkward to stand at either end of the row, and common to be annoyed about it. Anything that worries or hurts can be looked at by a doctor. The rest is time, which this particular body knows how to use.
      A<shoes> Eventually the parts agree on a size, and shoes last for more than a term. It would be unreasonable to expect elegance from a body that is being rebuilt while in use. It deserves sleep, food and some patience. A sense of humour helps, and so does a good closed door.
      A<month> It may well choose a geography lesson and unsuitable trousers. A pad, a jumper round the waist and one sentence to one person will cover that. Most people who are asked have once been the one who asked. Where it hurts a lot, a doctor can help. After some months it is one more thing that a body does by itself, with a dot in the calendar.
      D<voice> During puberty the larynx grows within a year or two, more in some bodies than in others, and the vocal folds with it. For a while {Name} may have a voice that changes register in the middle of a word, usually in front of people. It is the acoustic version of clumsiness. The brain is controlling an instrument whose dimensions keep altering. By and by it catches up, and no practice is needed.
      D<bra> At some point in puberty the question of a bra arises, and it is quite often raised by the wrong person in the wrong shop. {Name} may have strong feelings about that. Breasts grow unevenly, at their own time, and are sore in between. A bra is useful for sport and for comfort, and is not a milestone unless somebody wishes it to be. The decision belongs to the body concerned.
      D<smell> Human skin has two kinds of sweat glands. One kind cools, and the other, in the armpits and groin, starts work in puberty and produces something that bacteria are fond of. What {Name} may notice is their waste. It says nothing about character or upbringing. Washing, dry skin and a shirt that has been changed take care of most of it, and a deodorant does the rest.
      C<voice> {he} can think, "Still tuning. Carry on."
      C<bra> {he} can say, "I'll choose it myself, thanks."
      C<smell> {he} can think, "Bacteria, meet soap."
      A<voice> People laugh at a squeak for about as long as it lasts. A sentence survives that, and so does the person who was in the middle of it. With time the slips get rarer, and everyone grows used to the new voice. It is a change that announces itself and then settles down.
      A<bra> It can be ordered, tried on at home and sent back, without anyone standing outside a curtain. Sizes change, and so do opinions. Friends will be earlier or later, and it will not matter for long which. What a body wears under a shirt is nobody else's business.
      A<smell> A few minutes in the morning settle the matter for most of the day, and on sports days there is the bag. Everyone in the changing room is having the same chemical experience. Those who comment loudest have often just discovered deodorant. The change is real, and it is washable.
      D<hair> Hair in new places is among the first signs of puberty, and among the most discussed. {Name} may have noticed it, or noticed what others say about it: arms, legs, upper lip, chin. Removing it is a fashion, and fashions differ between countries and decades. As far as health goes, it makes no difference at all. What remains is a question of taste, and it belongs to the person whose skin it is.
      P<hair> "Everyone does" is the usual argument, and it is usually wrong. Some do, some do not, some did once and stopped because it itched. They rarely report that part.
      T<hair> {he} can ask somebody who has done it for years how it works without cuts. ~ A first go with advice is easier than one without.
      C<hair> {he} can think, "My skin, my decision, and it grows back."
      A<hair> Whichever way it is decided, the body carries on, and so does the hair. It can be removed this summer and left alone the next, and hardly anybody keeps track. If embarrassment is the hardest part, a short message to an adult will get a razor bought or a subject dropped. Growing up consists of many small decisions, and this one can be undone in two weeks.
      P<voice> Those who laugh are frequently three months away from it themselves, or three months past. If it turns into a habit, a teacher can end it in a sentence.
      P<voice> Choirs have a name for such voices and a place for them. Nobody there finds it strange that an instrument changes its size.
      Q<voice> When a word slips in front of the class, {Name} might feel ____. The face usually reacts before the rest.
      H<voice> {helper} can ask the school to leave reading aloud to volunteers for a while. ~ It is a small request and is often granted.
      H<voice> {helper} can refrain from remarking on it at the table. ~ It has been noticed already.
      T<voice> {he} can stop, breathe and say the sentence again a little lower. ~ A relaxed throat slips less.
      T<voice> {he} can have one dry remark ready for the next squeak. ~ "Still installing" has been used with success.
    `),
  },
};

/**
 * Puberty, its first signs: bodies keep their own time, messengers in the blood, what changes in which bodies. True for
 * every child: "some bodies" get one thing and some the other. For the youngest it is simply growing.
 */
export const puberty: Frame = withScenes(
  own,
  tellingDad,
  cameAtSchool,
  aStrapInTheChangingRoom,
  leakedAtSchool,
  lastToGrow,
  beforeTheOthers,
  whenItBegins,
  wetDream,
  withoutAScent,
  twoKindsOfSweat,
);
