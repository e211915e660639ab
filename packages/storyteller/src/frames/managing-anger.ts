import { aDoorThatSaysIt } from './a-door-that-says-it.ts';
import { script, type Frame } from '../frame.ts';
import { aNoThatIsLoud } from './a-no-that-is-loud.ts';
import { teethInAnArm } from './teeth-in-an-arm.ts';
import { stupidWords } from './home/stupid-words.ts';
import { aDoorThatWasKicked } from './a-door-that-was-kicked.ts';
import { withScenes } from './scene.ts';
import { beforeItGetsToThat } from './growing-up/before-it-gets-to-that.ts';
import { angryAtSums } from './school/angry-at-sums.ts';
import { overASmallThing } from './over-a-small-thing.ts';
import { sorryWhenItIsOver } from './sorry-when-it-is-over.ts';
import { wordsThatCameOutHot } from './words-that-came-out-hot.ts';
import { theRefereeDecides } from './school/the-referee-decides.ts';
import { thrownInAnger } from './thrown-in-anger.ts';
import { brokenWhenCross } from './broken-when-cross.ts';

/** Who shouts or slams doors when angry, where nothing is said of hands that hit or throw. */
const SHOUTS = String.raw`(?![^]*\b(?:hit(?:s|ting)?|throw(?:s|ing|n)?|threw|kick(?:s|ed|ing)?|bit(?:e|es|ing)?|punch\w*|push\w*|break\w*|broke\w*|smash\w*|hurt\w*|slap\w*|smack\w*|pinch\w*|scratch\w*|lash\w*|violent|aggressi\w*|fights?|fighting|destroy\w*|rips?|ripp\w+|spit\w*|swears?|swearing)\b)[^]*\b(?:shout\w*|yell\w*|scream\w*|slam\w*|raises? (?:his|her|their) voice|answers? back|talks? back|rude)\b`;

const own: Frame = {
  id: 'managing-anger',
  name: 'Anger, hitting and meltdowns',
  says: [
    'hits when angry',
    'hitting other kids',
    'tantrums',
    'big meltdowns when told no',
    'anger issues',
    'punches his brother',
    'kicks and bites when upset',
    'throws things when he is mad',
    'lashes out',
    'loses her temper over nothing',
    'aggressive at nursery',
    'screams and hits me when its time to leave',
    'goes from 0 to 100 in a second',
    'rage attacks',
    'cant control his temper',
    'slams doors and shouts',
    'breaks toys when frustrated',
    'pushes kids in the playground',
    'he gets so angry he hurts people',
    'smashed the tablet in a tantrum',
    'hits himself when cross',
    'school says he is violent',
  ],
  claims: {
    strong: [
      'throws himself on the floor',
      'throws herself on the floor',
      'throws themselves on the floor',
      'throws himself on the ground',
      'throws herself on the ground',
      'throw himself on the floor',
      'throw herself on the floor',
      'throws himself down',
      'throws herself down',
      'throws himself to the floor',
      'throws herself to the floor',
      'drops to the floor',
      'lies on the floor screaming',
      'lies on the floor and screams',
      'lies down on the floor',
      'lays on the floor',
      'lying on the floor screaming',
      'goes stiff',
      'goes boneless',
      'goes rigid',
      'goes floppy',
      'frustrated with lego',
      'frustrated with his lego',
      'frustrated with her lego',
      'frustrated when',
      'gets so frustrated',
      'gets frustrated',
      'meltdown after school',
      'meltdowns after school',
      'after school meltdown',
      'explodes after school',
      'explode after school',
      'getting into fights',
      'gets into fights',
      'into fights',
      'fights at school',
      'anger',
      'angry',
      'rage',
      'temper',
      'tantrum',
      'meltdown',
      'hit',
      'hitting',
      'lash out',
      'aggressive',
      'aggression',
      'violent',
      'furious',
      'outburst',
      'throw things',
      'explode',
      'blow up',
      'flip out',
      'see red',
      'pull hair',
      'push kids',
      'push child',
      'smash',
      'loses it',
      'loses his rag',
      'loses her temper',
      'losing it',
      'goes mental',
      'goes ballistic',
      'outbursts',
      'fits of rage',
      'short fuse',
      'red mist',
      'hulk',
      'throws chairs',
      'destroys his room',
      'trashes',
      'punches walls',
      'screaming fits',
      'strop',
      'strops',
      'kicks off',
      'hissy fit',
      'hits himself',
    ],
    cues: [
      'mad',
      'scream',
      'shout',
      'throw',
      'fight',
      'explode',
      'slam',
      'frustrated',
      'upset',
      'scratch',
      'control',
      'snap',
      'kick',
      'slap',
      'smack',
      'punch',
    ],
    not: [
      'brother hits her',
      'brother hits him',
      'sister hits her',
      'sister hits him',
      'bites his nails',
      'bites her nails',
      'nail biting',
      'insect bite',
      'dog bite',
      'gets hit by',
      'is being hit',
      'being hit',
      'hit him at school',
      'hit her at school',
      'another child hit',
      'big brother hit',
      'big sister hit',
      'smash cake',
      'hit by',
      'gets hurt by',
      'kick a ball',
      'kicking a ball',
      'parents are angry',
      'dad is angry',
      'mum is angry',
      'mad about',
      'bite',
      'crosses the road',
      'grandma',
      'grandpa',
      'kick off',
    ],
  },
  topicWords: ['angry', 'anger', 'mad'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing', 'place'],
  facts: [
    'Anger is a state of the body: the heart beats faster, the face may get hot, muscles tighten, breathing quickens.',
    'Adrenaline starts this within seconds; it fades within minutes to about half an hour when nothing feeds it.',
    'While anger is high, careful thinking and finding words are harder.',
    'A hit hurts, and it does not mend what went wrong.',
    'A wall is not hurt by a push; strong safe movement uses the muscles that anger made ready.',
    'A long slow breath out helps the heart to slow down.',
    'Everybody gets angry; handling it is learned over years.',
    "A heart is about as big as its owner's fist; it beats more than 100,000 times in a child's day.",
    'An early sign of anger is easier to act on than a late one.',
    'People who were hurt may keep away for a while and usually find it easier to come close when it is safe.',
    'Many children hold themselves in all day among other people and let go at home, where they feel safest.',
  ],
  threads: {
    floor: 'a floor, which can hold somebody until it is over',
    hands: 'strong hands, a tower and a wall that can be pushed',
    heart: 'a heart that goes thump, fast and then slow; from eight, drawn as a hill',
    words: 'the sentence that a hit cannot say, such as "that was my turn"',
    self: 'a head, which has only one owner, and a cushion, which has none',
    home: 'the school day that comes off at home like a coat',
    loud: 'a loud voice, and what gets lost in it',
  },
  threadCues: {
    floor:
      /\b(?:throws?|flings?|drops?|chucks?|throwing|dropping|flinging) (?:him|her|them)sel(?:f|ves|f down) (?:down|on|to|onto|about|around|across)|\b(?:lies|lays|lying|laying|drops|falls|flops) (?:down )?(?:on|to|onto) the (?:floor|ground|pavement)\b|\b(?:on|to) the floor (?:scream|kick|cry|and)\w*|\bgoes (?:stiff|rigid|floppy|limp|boneless)\b|\b(?:planks?|planking)\b|\bself down on the (?:floor|ground)/i,
    // Where a thing goes wrong there is no turn that was skipped and nobody to be told.
    words:
      /^(?![^]*\b(?:lego|duplo|towers?|blocks|breaks?|broken?|drawing|colouring|homework|maths|zip|buttons?|shoes?|laces|jigsaw|puzzles?|piano|himself|herself|themselves)\b)/i,
    // Hands are the story of those who hit or throw; who only shouts hears of the voice.
    hands: new RegExp(`^(?!${SHOUTS})`, 'i'),
    loud: new RegExp(`^${SHOUTS}`, 'i'),
    heart: /\b\w/,
    self: /\b(?:hit(?:s|ting)?|bang(?:s|ing)?|smack(?:s|ing)?|slap(?:s|ping)?|punch(?:es|ing)?|bite?s?|biting|pinch(?:es|ing)?|scratch(?:es|ing)?|hurt(?:s|ing)?|pull(?:s|ing)?) (?:(?:him|her|them)sel(?:f|ves)|(?:his|her|their) (?:own )?(?:head|hair|arms?|hands?|face|legs?)(?! (?:off|up|down)))|(?:bang(?:s|ing)?|hit(?:s|ting)?) head\b|head[- ]?bang\w*/i,
    home: /\b(?:(?:holds?|keeps?|held|keeping|holding) it (?:all )?(?:together|in)|after[- ]school|(?:fine|good|angel|perfect|lovely|calm|quiet|well[- ]behaved|good as gold|happy) (?:at|in) (?:school|nursery|preschool)|(?:at|in) (?:school|nursery|preschool)[^.]{0,24}\b(?:fine|angel|perfect|good|lovely|no problem\w*)|(?<!\b(?:dad|daddy|mum|mummy|mom|mommy|husband|wife|partner|father|mother|papa|i|we) )comes? home(?! from work)|restraint|lets? it (?:all )?out|home from (?:school|nursery)|as soon as (?:we|he|she|they)(?: are|'re|'s| is)? (?:get )?home|pick(?:ed)? (?:him|her|them)? ?up from)\b/,
  },
  onlyWhenSaid: ['floor', 'home', 'self', 'loud'],
  comesFirst: ['home'],
  answers: { home: /\b(?:temper|meltdowns?|outbursts?|rages?|slam\w*|at home)\b/i },
  tellsAlone: ['floor', 'self'],
  roles: {},
  titles: {
    young: [
      { text: 'The Floor Can Hold It', thread: 'floor' },
      { text: 'Down, and Up Again', thread: 'floor' },
      { text: 'Boof, Cushion', thread: 'self' },
      { text: 'The Day Comes Off', thread: 'home' },
      { text: 'The Big Voice and the Small One', thread: 'loud' },
      { text: 'A Job for Two Strong Hands', thread: 'hands' },
      { text: 'The Wall Can Take It', thread: 'hands' },
      { text: 'Thump, Thump, Slow', thread: 'heart' },
      { text: 'Fast Heart, Slow Heart', thread: 'heart' },
      { text: 'A Turn for Words', thread: 'words' },
      { text: 'Mad Has Words', thread: 'words' },
      { text: 'When the Answer Is No' },
      { text: '{name} and the Big Mad' },
      { text: 'After the Mad' },
    ],
    older: [
      { text: 'What a Floor Is For', thread: 'floor' },
      { text: 'Down, and Up Again', thread: 'floor' },
      { text: 'A Place for the Strength', thread: 'self' },
      { text: 'It Is the Day, Not the Spoon', thread: 'home' },
      { text: 'Where the Anger Was Left', thread: 'home' },
      { text: 'What Gets Lost in a Shout', thread: 'loud' },
      { text: 'A Job for Strong Hands', thread: 'hands' },
      { text: 'What a Wall Is Good For', thread: 'hands' },
      { text: 'Down the Other Side', thread: 'heart' },
      { text: 'Fast Heart, Slow Heart', thread: 'heart' },
      { text: 'What the Anger Was About', thread: 'words' },
      { text: 'Finding the Sentence', thread: 'words' },
      { text: '{name} and the Angry Minute' },
      { text: 'Five Minutes Later' },
      { text: 'The Strong Kind of Calm' },
    ],
  },
  benefits: [
    'Keeps the feeling, which is fine, apart from what it does, which can hurt.',
    'Names early signs of anger in the body, so that there is something to look out for.',
    'Gives {name} one safe thing to do and a few words to say when things go wrong.',
  ],
  talk: {
    young: [
      'What did the body do in the story, and what came after that?',
      'Where does mad feel hot or tight: face, hands or tummy?',
      'Shall we blow out three long breaths together?',
    ],
    older: [
      'What happens in a body in the first minute of anger?',
      'Which word went into the blank, and where in the body is it?',
      'Shall we choose a place at home for cooling down?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'think',
    feeling: 'angry',
    companion: null,
    props: ['blocks', 'pillow', 'clock'],
  },
  text: {
    '2-3': script(`
      D<hands> Sometimes a thing goes wrong. {Name} may get mad. Hands get tight, tight, tight. They want a job. Hands can push a wall.
      D<hands> {Name has} two strong hands. Sometimes mad comes. Hands get tight. A wall is big and strong. Hands can push it.
      D<heart> Sometimes the answer is no. {Name} may get mad. Thump, thump, thump! The heart goes fast. Then the heart goes slow.
      D<heart> {his} heart goes thump, thump. Mad makes it go fast. Thump, thump, thump! It goes on for a bit. Then it goes slow.
      D<words> All is well, and then it is not. {Name} may get mad then. Mad hands have no words. A mouth has words. It can say, "I am mad."
      P Friends cannot see inside. They can hear words.
      P Grown-ups get mad too. Some blow a long breath.
      P Some children cry a lot then. Some hide.
      P Mad is big, and it can be seen. People come near.
      P Grown-ups get mad too. They puff. They go out. They come back.
      Q When things go wrong, {Name} may feel ____.
      Q When mad comes, {Name} may feel ____.
      Q Then {his} hands may feel ____.
      H {helper} can help hands stop.
      H {helper} can sit close and wait.
      H {helper} can keep people safe.
      H {helper} can puff with {Name}.
      H {helper} can say, "I am here."
      H<helper> {helper} can ask, "A hug now?"
      T {he} can push a big wall.
      T {he} can stamp, stamp, stamp.
      T {he} can squeeze a pillow tight.
      T {he} can roar at a cushion.
      T {he} can run to the door and back.
      T<comforter> {he} can squeeze {comforter}.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      C<hands> {he} can say, "Push, hands, push!"
      C<hands> {he} can say, "Hands push the wall."
      C<heart> {he} can say, "Thump, thump, slow."
      C<heart> {he} can say, "Fast, fast, then slow."
      C<words> {he} can say, "I am mad."
      C<words> {he} can say, "Mad, mad, mad. Help me."
      C<topic> {he} can think about {topic}.
      A<hands> Mad is okay. Strong hands push a wall. Push, push, push! Then hands can play again.
      A<hands> Mad comes, and mad goes. The wall is still there. Soft hands are there too. Soft hands can build again.
      A<heart> Mad goes fast, and then it goes slow. Thump, thump. Thump. Now it is time to play.
      A<heart,helper> Mad is loud, and then it is soft. Thump, thump. {helper loves} a loud {Name}. {helper loves} a soft {Name}.
      A<words> Mad can have words. "I am mad" is good to say. Then people know. Then they can help.
      D<self> {Name} may get mad. Mad is big! Hands want to go. A head is no drum. A head says ow.
      D<self> Sometimes {Name} gets so mad. It goes bang, bang! A head can hurt. A cushion can not. Boof, boof!
      P<self> Mad is okay. Lots of children get mad.
      P<self> Grown-ups want all heads to be well.
      Q<self> With the big mad, {Name} may feel ____.
      H<self> {helper} can put a cushion there.
      H<self> {helper} can stay near.
      T<self> {he} can boof a cushion.
      T<self> {he} can stamp on the floor.
      T<self,comforter> {he} can squash {comforter}.
      C<self> {he} can say, "Boof, cushion."
      A<self> Boof, boof, boof. Mad gets small. The head is well. The cushion is round again. Hello, cushion.
      A<self> Stamp, stamp, stop. Mad was big. Now it is small. The head can have a kiss.
      D<floor> Down goes {Name}, mad and flat. Legs kick. It is loud. The floor can hold it.
      D<floor> The floor is down there. {Name} may lie on it, mad and loud. Kick, kick, cry. The floor does not mind.
      P<floor> Grown-ups get mad too. They stamp or sigh.
      P<floor> It looks big. It gets small again.
      Q<floor> Down on the floor, {Name} may feel ____.
      Q<floor> In all that noise, {Name} may feel ____.
      H<floor> {helper} can sit down there too.
      H<floor> {helper} can wait and stay near.
      T<floor> {he} can kick a cushion.
      T<floor> {he} can reach out one hand.
      C<floor> {he} can say, "Up, please."
      A<floor> Kick, kick, and then slow. The mad got small. One foot is up, and one more. Hello up there. Bye-bye, floor.
    `),
    '4-5': script(`
      D<hands> Sometimes a thing goes wrong just when it was good. {Name} may get angry then, as many people do. Angry hands get tight and strong. They look for something to do. A push on a wall hurts no one.
      D<hands> {Name has} two strong hands. They can dig, carry and build a tower. When people get angry, hands get tight. They may want to throw or hit. A wall can be pushed all day, and it stays up.
      D<heart> Thump, thump goes a heart, all day long. When people get angry, it goes fast. {his} heart may do that when things are not fair. Some people hit then, and some shout. After a bit of time, the heart goes slow again.
      D<heart> Sometimes the answer is no. {Name} may get angry then. Thump, thump, thump goes the heart. Hearts do that when people run, too. Then, bit by bit, it goes slow.
      D<heart> A heart is as big as a fist. When people get angry, it works hard. {Name} may feel it go thump, thump. Arms and legs feel strong then. Soon the work is done, and the heart goes slow.
      D<words> Sometimes it is time to stop, right in the middle. {Name} may get angry then. It is hard to find words fast. Some people shout then, and some throw things. A shout cannot say, "I was not done."
      D<home> All day long, {Name} may wait in line and keep still. That is a lot of work. At home the door shuts, and the mad comes out. It may be about a sock or a cup. The sock did nothing. The day was long.
      D<home> Out there are rules and other children, and it is loud. {Name} may hold a lot in all day. At home people see somebody mad about a sock. Home is where a body lets go.
      P A person who got hurt may want to go away. It is hard to play with a sore arm. Later on, most people want to come back.
      P Friends can see a red face. They cannot see what went wrong. Most of them would like to know.
      P Grown-ups get angry as well. They get angry at lost keys and wet socks. They know that it passes.
      P Some children shout when it gets too much. Some go quiet and hide. Grown-ups see both, and want to help.
      P A cross cat gets big and goes away to sit. A cross person can do that as well. Then both come back.
      P<home> Grown-ups do it too. They are nice at work and bang a pan at home.
      Q When things go wrong, {Name} may feel ____.
      Q Just before a big shout, {his} face may feel ____.
      Q When anger comes, {his} hands may feel ____.
      H {helper} can help everyone stop and be safe. ~ Then there is time to talk.
      H {helper} can stay near until it is calm. ~ There is no hurry.
      H {helper} can listen to what went wrong. ~ Most angry times have a reason.
      H {helper} can say what went wrong, and not be loud. ~ A soft voice is easy to hear.
      H {helper} can breathe slowly too. ~ Two can do it together.
      H<helper> {helper} can ask, "Hug, or some space?" ~ Both answers are fine.
      H<adult> {helper} can keep people safe first. ~ One thing that helps then is {adult}.
      H<home> {helper} can bring a snack and ask nothing yet. ~ Then the body can rest first.
      T {he} can push a wall with both hands.
      T {he} can blow out three long, slow breaths.
      T {he} can squeeze a pillow and count to five.
      T {he} can stamp ten times in one spot.
      T {he} can roar into a pillow. ~ Pillows do not mind.
      T<comforter> {he} can squeeze {comforter} as long as it takes.
      T<comforter> {he} can go and find {comforter}.
      T<quiet> {he} can sit somewhere calm and try {quiet}.
      T<doing> {he} can try {doing} when it starts.
      T<home> {he} can jump ten times before any talk.
      C<hands> {he} can say, "Hands, here is a wall."
      C<hands> {he} can think, "My hands are strong, and they can wait."
      C<heart> {he} can think, "Fast now, slow soon."
      C<heart> {he} can say, "Thump, thump, I can wait for slow."
      C<words> {he} can say, "I was not done."
      C<words> {he} can say, "I am mad, and I was not done."
      C<topic> {he} can sit down and think about {topic}.
      C<home> {he} can say, "First the day comes off."
      A<hands> Getting angry is okay. Strong hands can push a wall, and the wall stays up. Then hands get soft again. Soft hands can do a lot of things.
      A<hands> Anger comes, and anger goes. The wall is still there, and a push did not hurt it. Hands that push hard can be soft again too. They can wave, and they can build.
      A<heart> Hearts know how to be angry, and how to be calm. Thump, thump goes the heart, fast and then slow. When it is slow, talking gets easy. Then there is time to play.
      A<heart,helper> An angry heart is loud, and a calm heart is soft. It is the same heart. {helper loves} {Name} when it is loud. {helper loves} {Name} when it is soft.
      A<words> It is okay to be angry and to say so. "I was not done" tells people what went wrong. Then they can help. A game can go on later.
      A<home> Shoes off, bag off, day off. After a snack the mad is small. Then there is time to tell what was hard. Home has room for that.
      A<home> The sock is just a sock again. It was okay to be mad. A sock does not mind. A long day takes some time to come off. Then there is play.
      D<self> When {Name gets} angry, it can be too much for one body. It wants to get out, and hands go up. A head is soft inside, and it looks after all of {him}. It is not for banging. A cushion does not mind at all.
      D<self> Angry is a lot to have in one body. {Name} may not know where to put it. Sometimes it lands on {his} own head or arm, and that hurts. Then there is angry, and there is an ow as well. A floor can be stamped on, and it has no ow.
      P<self> Grown-ups may come fast then. They are not cross. They want the head to be well.
      P<self> Other children get this angry too. Not everybody sees it.
      Q<self> When it gets too much, {Name} may feel ____.
      H<self> {helper} can put something soft in between.
      H<self> {helper} can say the words for it. ~ "It was not as you wanted it."
      T<self> {he} can push hard against a wall.
      T<self> {he} can stamp until it gets less.
      T<self,comforter> {he} can squeeze {comforter} as hard as a nut.
      C<self> {he} can say, "Head, you are safe. Feet, stamp!"
      A<self> Stamp, stamp, and slower, and stop. The angry has gone down through the feet. The head is well, and it can think again. Maybe it thinks of a snack.
      A<self> The cushion has a dent in it, and the head has none. It is okay to be angry. Angry gets smaller when it has a place to go. The cushion gets a pat, and it is round again.
      D<loud> A voice can be big or small. When {Name gets} angry, out comes the big one. It fills the room, right up to the lamp. Ears close by get too much of it. Then no one can hear what it was about.
      C<loud> {he} can say, "Small voice, what was it?"
      C<loud> {he} can think, "Big voice, you can rest."
      A<loud> A big voice gets tired, and then it gets small. It is okay to be angry. A small voice can say what was wrong. People come close to hear it.
      D<floor> Sometimes a thing is too much, and the legs will not stand. {Name} may be down on the floor then, angry and loud. The floor is flat and strong. It holds a back and two heels. It can do that for a long time.
      D<floor> Down is quick. {Name} was up, and now there is floor all along the back. Being angry can make a body go soft or stiff. There is crying in it, and kicking too. Nobody can go anywhere like that.
      P<floor> From up there, grown-ups see two heels and a red face. They know that words do not go in just now. They can wait.
      P<floor> Other people may look. Most of them have had a child on the floor as well. Some were that child.
      Q<floor> Down on the floor, {Name} may feel ____.
      Q<floor> Just before the legs give way, {Name} may feel ____.
      H<floor> {helper} can sit on the floor and say very little. ~ It is good to have somebody near.
      H<floor> {helper} can make sure that nothing hard is near. ~ Then it can go on in safety.
      T<floor> {he} can put one hand out to get up.
      T<floor> {he} can push both feet flat into the floor.
      C<floor> {he} can say, "Too much! I need the floor."
      C<floor> {he} can say, "Help me up, please."
      A<floor> It was loud, and then it was not so loud. The angry feeling went out through the heels. Floors get cold, and up there it is warmer. One knee, one hand, and up. What was to be done can be done now.
      A<floor> Floors do not mind. They have held wet dogs and dropped eggs. They can hold an angry person as well. Now the mad is over, and it went by itself. Somebody is there with a tissue. After that there is the next thing.
    `),
    '6-7': script(`
      D<hands> Sometimes a tower gets knocked down just when it is nearly done. {Name} may get angry then, and so would many people. The heart beats fast, the face gets hot, and the hands get tight. Sometimes people hit or throw things then. The tower is still down, and something else may be broken. A wall is a better thing to push.
      D<hands> There is a lot of power in a pair of hands. {his} hands can carry bags, open jars and build towers. When a tower falls, angry hands get tight, because muscles get ready. Some people hit or throw then. The same power can push a wall. No wall has ever cried about it.
      D<heart> A heart is about as big as a fist. When people get angry, it can beat as if they were running. {his} face may get hot then, and the muscles get ready. Some people hit or shout at that point, and a hit hurts. After some quiet minutes, the heart slows down again.
      D<words> Some things are hard to say quickly. If a turn gets skipped, {Name} may get angry in a second. Words are slower than hands. That is one reason why people sometimes hit, shout or throw things. It leaves out the reason. "That was my turn" has the reason in it.
      D<words> Most angry shouts have a reason. It might be that {his} turn was skipped, or that a rule changed. Other people may not know about it. A shout or a throw does not tell them. Five words can do that, such as "That was still my turn."
      D<home> After a long school day, it is easy to get angry. {Name has} kept both hands still and a voice low for hours. At home all of it comes loose, and a wrong spoon is enough. It is not about the spoon.
      D<home> Some people are calm all day and angry at five past four. {Name} may know that. It takes work to be calm among many people, and the work adds up. At home nobody is watching. So out it comes, over a wrong spoon.
      P People can see a red face, but they cannot see a reason. Most of them would like to hear it. They listen best when voices are calm again.
      P Someone who gets hurt may move away for a while. It is hard to listen with a sore arm. Later, most people want to be friends again.
      P Grown-ups get angry too, even teachers. Slow traffic does it, and so does a printer that stops. They have had years to practise. Many of them still count to ten.
      P In every class, people are angry in different ways. One shouts, one cries, and one goes silent. Teachers learn to notice all three.
      P Some people get angry in the mouth and some in the feet. Some get it in the tummy. It looks different, but it is the same thing.
      P<home> Teachers see the calm part, and the family sees the loud part. It is the same person, before and after.
      Q Just before anger gets big, {his} body may feel ____. A small sign is a useful sign.
      Q When anger is on its way, {Name} may feel ____.
      Q In an angry minute, {his} hands may feel ____. It can be different each time.
      H {helper} can help everyone stop and stand apart. ~ When it is calm, both sides can be heard.
      H {helper} can stay near and say little. ~ Quiet company helps more than a lot of talking.
      H {helper} can listen to the whole story later. ~ Anger often has a good reason.
      H {helper} can speak in a low, slow voice. ~ A loud voice makes a loud body louder.
      H {helper} can help to put things right later. ~ It is easier when it is calm.
      H<helper> {helper} can agree on a sign that means, "I need a minute." ~ A sign is faster than a sentence.
      H<adult> {helper} can keep everyone safe first. ~ After that, one thing that helps is {adult}.
      H<home> {helper} can keep all questions until after food. ~ A tired head hears a question as one more job.
      T {he} can push a wall for ten slow counts. ~ Strong arms like strong work.
      T {he} can walk to a quiet spot and come back later. ~ Going early is easier than going late.
      T {he} can squeeze a cushion and count down from ten. ~ By the time it is one, a body is often calmer.
      T {he} can stamp hard on the spot and count to twenty. ~ Feet can take a lot of anger.
      T {he} can draw how big it is, with a thick pen. ~ On paper it hurts nobody.
      T<comforter> {he} can hold {comforter} and breathe out slowly. ~ A long breath out helps a heart slow down.
      T<quiet> {he} can go somewhere calm and try {quiet}. ~ It gives anger time to pass.
      T<activity> {he} can spend some time {activity} and talk about it after that. ~ Talking is easier with a cool face.
      T<doing> {he} can try {doing} at the first sign. ~ The first sign is the easiest time.
      T<home> {he} can run, push a wall or lie under a blanket for ten minutes. ~ It helps the day to come off.
      C<hands> When hands get tight, {he} can say, "Hands, I have a job for you."
      C<hands> {he} can think, "The wall can take it."
      C<heart> {he} can think, "Fast now, slow in a few minutes."
      C<heart> When it starts, {he} can think, "Fast heart, slow heart, same heart."
      C<words> {he} can say, "That was my turn."
      C<words> Before anything else, {he} can think, "What is the reason?"
      C<topic> {he} can sit down and think about {topic} for a minute.
      C<home> {he} can think, "It is the day, not the spoon."
      A<hands> It is okay to be angry. The hot feeling goes up, and it comes down again. Then strong hands can build the tower again, one block at a time. With two people, it goes faster.
      A<hands> Anger uses strong hands, and so does building. A wall stays where it is after a push. Nobody is hurt by it. The tower can go up again, maybe taller than before.
      A<heart> Anger is one of the things a body can do. Calming down is another. The heart beats fast, and later the same heart beats slowly. Then there is time to talk and time to play.
      A<words> Being angry is okay, and the reason can be said. Then people can do something about it. A turn can be given back, or a rule can be explained. There may even be time for one more game.
      A<home> Later the spoon is only a spoon. Being angry is fine, and there are ways to let it out. A run is one, and a pillow is another. They hurt nobody. Then there is toast.
      A<home> The day is off now, like a coat. At the end of a long day, angry often means tired or hungry. It can be said in words after the toast. Home is a good place for it.
      D<self> Anger makes a body very strong for a minute or two. Sometimes {Name} may turn it on {his} own head or hands. Nobody else gets hurt then, but it is hard on the head. A head has no way to say stop. It can only hurt.
      P<self> People near may get a fright when they see it. They may talk loudly then. They would like to help and do not know how.
      P<self> It is common. Many people stop when they find another place for the strength.
      Q<self> When the anger is too much, {Name} may feel ____. It may be in the fists or the throat.
      H<self> {helper} can keep a cushion in one place. ~ Then it need not be looked for.
      H<self> {helper} can stay near and say little. ~ Words are slow to get in at first.
      T<self> {he} can push the wall until the arms are tired. ~ A wall is strong enough.
      T<self> {he} can cross the arms and squeeze both shoulders. ~ A squeeze is strong, and it does not hurt.
      T<self,comforter> {he} can press {comforter} as hard as can be.
      C<self> {he} can think, "It may go out. It may not go into me."
      A<self> The strength has gone into the wall, and the wall is still standing. Anger comes up, and it goes down again. The head is whole and has a lot to do today. Later two people can talk about what it was.
      D<loud> A voice is made in the throat by two small folds. Each is only about as long as a fingernail. When {Name gets} angry, they work very hard, and the whole room knows. What it was about gets lost in the noise. Loud words and quiet words are the same words. The quiet ones are easier to understand.
      C<loud> {he} can think, "First a breath, then the reason."
      C<loud> {he} can think, "Half as loud, and slow."
      A<loud> After a shout, the throat is dry and would like a drink. Being angry is okay. The reason is still there. It can be told in a normal voice. People can hear all of it then.
      D<floor> When something is too much, knees may give way. {Name} is on the floor before there was time to choose. A very angry body cannot stand and think as well. On the floor it has less to do. Being angry is enough.
      D<floor> The floor is where some people go when they are angry. {Name} may know how the ceiling looks from there. Down there nothing more can fall over. What set it off may have been small, like a shoe or a word. It came on top of other things.
      P<floor> Grown-ups may say "get up" too early. They are in a hurry, or people are looking. Later they often see that waiting would have been quicker.
      P<floor> Anger needs some minutes to leave a body, whatever anybody says. Those who have been on the floor themselves know that. Most people have.
      Q<floor> On the way down, {Name} may feel ____.
      Q<floor> Looking up from the floor, {Name} may feel ____. It may be two things at once.
      H<floor> {helper} can keep others away and wait without talking. ~ It is shorter without words.
      H<floor> {helper} can hold out a hand when the breath is slow. ~ No talk about it is needed just then.
      T<floor> {he} can push both feet into the floor and count slowly.
      T<floor> {he} can choose a place for it, such as a rug or a mattress. That is a kind of floor as well.
      C<floor> {he} can think, "Floor now, words later."
      C<floor> {he} can say, "I am ready to get up."
      A<floor> The anger left bit by bit, first the legs and then the voice. The ceiling was still the same. Getting up took as long as it took. What had been too much was still there, and it was a smaller size. It could be started with something small.
      A<floor> From floor to feet there are three moves: roll, knee, push. After that there is some water. People get angry, and they get up again. Somebody was near the whole time, and that counts.
    `),
    '8-10': script(`
      D<hands> In an angry minute, {his} body gets ready for action, as any body does. The heart speeds up, breathing gets quick, and blood goes to the big muscles of the arms and legs. It is a lot of energy with nothing to do. Sometimes people use it to hit, kick or throw. That hurts or breaks something, and then there are two problems where there was one. The same energy can push a wall, and a wall has no feelings at all.
      D<hands> Something seems unfair or goes wrong, and {his} hands may be tight within a second. That speed is useful for catching a falling cup. It is less useful for an angry person, because hands can act before the brain has finished thinking. Some people hit or throw something in that second. What was wrong is still wrong then, and now there is more of it. A wall can be pushed with full strength instead.
      D<heart> Anger can be drawn as a hill, with the heartbeat as its height. For {Name}, as for anyone, it begins low, with a small sign such as a hot face. Then it climbs. Near the top, thinking is difficult, and that is where people sometimes hit or shout. If nothing adds to it, the heartbeat comes down the other side within minutes. Every hill has another side.
      D<heart> Hearts get fast when people run, and they get fast when people are angry. At a table with {Name}, that can look odd, because nobody is running. The body is ready for a race that is not happening. It can be drawn as a hill that goes up steeply and comes down more slowly. Most hills of this kind are over within half an hour, if nobody adds to them.
      D<words> Most quarrels have a sentence in them that nobody has said yet. It might be "That was my idea" or "Everyone laughed." When things go wrong, {Name} may get angry faster than the sentence can be found. Anger is quick, and words are slow. Sometimes people hit or shout at that point. Then everyone talks about that, while the sentence is still missing.
      D<home> Teachers may describe a calm and friendly person. Ten minutes after the front door has closed, there is shouting about a spoon. If {Name gets} angry mostly at home, there is an explanation. Keeping still, keeping quiet and keeping up all take effort, and by four o'clock it has been spent. People let go where they feel safest. It is almost a compliment, although it does not sound like one.
      D<home> A school day contains some forty moments in which somebody would like to shout and does not. {Name} may get through all of them and then become angry about a spoon. From outside it looks like a lot of noise about a spoon. In fact it is the bill for the whole day, and the spoon was only there when it came.
      P From outside, it can look as if anger came from nowhere. The other person may be hurt and puzzled at the same time. It is hard to be sorry for something without knowing what it was. Most people would rather know.
      P Teachers and parents get angry as well, sometimes several times a day. Most of them learned slowly what to do with it. They think of it as a skill, like swimming. Nobody expects a beginner to cross a lake.
      P Someone who has been hurt may keep a distance for days. It is often just caution, the kind that people have near a hot stove. Friends usually come closer again when they see that it is safe.
      P Two people can watch the same quarrel and see different things. One saw somebody shout. The other saw what happened a minute earlier. Adults often arrive in between and miss the beginning.
      P Referees see more anger in one afternoon than most people see in a month. They do not take it personally. They give people a minute and let the game go on.
      P<home> Parents who get the loud part may think that they are doing something wrong. Mostly they are doing something right, since nobody lets go in front of people they do not trust. It is tiring for them all the same.
      Q At the first sign of anger, {Name} might notice ____. The earlier the sign, the more choices there are.
      Q When anger arrives, {Name} may feel ____. Two feelings can arrive together.
      Q Just before things get loud, {his} body may feel ____. It may be in the jaw, the stomach or the hands.
      H {helper} can agree on a place for cooling down. ~ Nobody asks for an explanation there.
      H {helper} can keep people safe first and listen afterwards. ~ Most anger is about something that matters.
      H {helper} can ask what happened a minute earlier. ~ That is often where the reason is.
      H {helper} can speak more quietly than usual. ~ People calm down faster beside somebody who is calm.
      H {helper} can help with putting things right, without a speech. ~ A repair says enough.
      H<helper> {helper} can agree on a signal that means "not now, later". ~ Two words are easier than twenty in a hot minute.
      H<adult> {helper} can make sure that everyone is safe. ~ After that, one thing that helps is {adult}.
      H<home> {helper} can keep the first half hour free of questions and homework. ~ A head that has been polite all day needs a while without people.
      T {he} can push a wall as hard as possible for ten seconds. ~ Real effort uses up some of the extra energy.
      T {he} can say, "I need a minute," and walk away early. ~ It is a strong thing to say.
      T {he} can drink a glass of cold water before answering. ~ It takes a minute, and a minute is often enough for a second thought.
      T {he} can push against a door frame with both hands for ten breaths. ~ Arms and legs are large, so they use up a lot.
      T {he} can write it all down in capitals and tear the paper up. ~ Nobody ever needs to read it.
      T<activity> {he} can spend half an hour {activity} and come back to it later. ~ Most problems will wait.
      T<quiet> {he} can find a quiet place for {quiet}. ~ Anger goes down faster when nobody is arguing.
      T<comforter> {he} can go and find {comforter} and breathe out slowly. ~ A long breath out helps the heart to slow down.
      T<doing> {he} can try {doing} at the first sign. ~ Early is easier than late.
      T<home> {he} can have a fixed way of coming in, such as food, music and a closed door. ~ The order does some of the calming.
      C<hands> When it starts, {he} can think, "Use it on the wall."
      C<hands> {he} can think, "My hands are quick, and the wall is patient."
      C<heart> At the first sign, {he} can think, "Bottom of the hill, lots of choices."
      C<heart> Near the top, {he} can think, "This hill has another side."
      C<words> Before saying anything, {he} can think, "What is the sentence?"
      C<words> Walking away, {he} can think, "I will find the sentence first."
      C<topic> In a quiet corner, {he} can think about {topic} and make a list of ten.
      C<home> {he} can think, "Bag down, food, and then people."
      A<hands> Strong feelings and safe hands can belong to the same person. The wall is still there afterwards, and so are the friends. What went wrong can be repaired with a plan and, if somebody was hurt, with a true sorry. Being angry was not the problem.
      A<hands> Anger makes muscles ready for a few minutes, and that strength can go somewhere safe. A wall, a ball or a heavy bag can take it. Then hands are just hands again, good for building things and passing sandwiches. People learn this slowly, and {Name is} learning it.
      A<heart> A hill of anger looks highest from halfway up. Later, from the other side, it is easier to see what it was about. Being angry is allowed, and so is asking for time. At the bottom there are people who want to hear the story.
      A<heart> The fast part ends, and the heart goes back to its ordinary work. It does more than a hundred thousand beats a day, and only a few of them are angry. Afterwards there is time for a true sorry, or for a snack, or for both. It is the same friendly heart as before.
      A<words> When the sentence is found, people can do something with it. An idea can be given back, or a joke can be taken back. It is fair to be angry and fair to be heard. The quarrel gets shorter when it has the right words in it.
      A<home> What looks like anger at four is often hunger, noise and effort. With a plate and a closed door, some of it goes by itself. What is left at five can be said in words. The people at home are on the same side.
      A<home> The day comes off more slowly than a coat. Somebody who knows that can plan for it, and needs the shouting less. Being angry at home is allowed, and people can be kept out of the way of it. The spoon is back in the drawer.
      D<self> When anger has nowhere to go, it sometimes goes to the nearest person, and that is oneself. {Name} may know how a hand flies up before anyone has decided it. It works for a second, since pain is loud and drowns out the rest. Then both are there, the anger and the sore place. A body that strong needs a better exit.
      P<self> Adults who see it are usually more frightened than cross. It may come out as a long talk at the wrong moment. They would do better with a glass of water and five minutes.
      P<self> Plenty of people have done it at some point, and hardly anybody mentions it. It says how big a feeling was, and nothing about who has it.
      Q<self> In the second before, {Name} might notice ____. It may be heat, noise or a tight jaw.
      H<self> {helper} can agree on a sign that means "near, but no talking". ~ It is useful to have one before it is needed.
      H<self> {helper} can ask a doctor or the school for ideas if it happens often. ~ They have helped others with it.
      T<self> {he} can press both hands against a wall and count to ten slowly. ~ It uses the same muscles and costs nothing.
      T<self> {he} can hold something very cold, such as a wet flannel. ~ Cold is loud too, and it does no harm.
      C<self> {he} can think, "Out through the hands, into the wall."
      A<self> The wall has been pushed, and it is where it was. Anger rises and falls within minutes, whatever is done with it. What was behind it can be talked about when both sides have finished their water. {Name is} worth being careful with, and that includes being careful on the inside of one's own skin.
      D<loud> Shouting is done by two small folds in the throat, each about as long as a fingernail. When {Name gets} angry, muscles pull them tight, and the sound gets through two doors. That is useful for calling across a field. Across a kitchen it has a fault. A loud voice sets off an alarm in the other person too, so that the words are not heard. Then two people are alarmed, and the subject is lost.
      C<loud> {he} can think, "Half as loud, twice as clear."
      C<loud> {he} can think, "What was it about?"
      A<loud> The noise is over, and the two small folds can rest. Being angry was not the problem. What was behind it can still be said, in a voice that somebody can listen to. Now and then a whisper makes everybody turn round. It is worth trying once, out of interest.
    `),
    '11+': script(`
      D<hands> When anger comes, {his} body is ready before the mind has been told. That is true of every human body. Adrenaline arrives within seconds, the heart speeds up, and the big muscles are prepared for work that is rarely needed in a classroom. Sometimes people use that strength to hit, push or throw something, and then everyone talks about the damage. The strength itself is not the trouble. It can go into stairs, a wall or a heavy bag, and none of those will bring it up again at dinner.
      D<hands> Hands are faster than opinions. When {Name gets} angry, the muscles are ready within a second or two, long before there has been time to consider anything. It is a useful arrangement for catching a glass, and a poor one for an argument. Sometimes people hit or throw something in that gap, and then there is a second problem next to the first. The same strength can go into a wall or a flight of stairs, and nothing gets broken.
      D<heart> Anger is fast, in {Name} as in anyone. Adrenaline raises the heart rate within seconds and narrows attention, so that almost nothing else seems to matter. Drawn on paper, it is a steep hill. Sometimes people hit or shout near the top of it, because that is where thinking works least. The far side is longer, and it leads down within half an hour or so, unless the mind goes over the story again.
      D<heart> A pulse can go from seventy to over a hundred without anyone standing up. That is anger, seen from inside the chest, and {Name} may recognise the beginning of it. On a graph it looks like a hill, steep on one side and slower on the other. Near the top, people say things that they would not say at the bottom. A body cannot hold that height for long, and it comes down by itself if nothing pushes it back up.
      D<words> When {Name gets} angry, there is often a fair sentence under it. It may be about rules, or about being laughed at, or about a plan that was made without asking. The trouble with a hit or an insult is that it answers a different question. Somebody gets hurt, and afterwards all the talk is about that and none of it is about the sentence. Words of that kind are easier to find after twenty minutes than after two.
      D<home> Holding it together is work, although nobody pays for it. {Name} may spend seven hours being reasonable among a few hundred people, in noise and under comment. Then the front door closes, somebody asks about homework in a perfectly ordinary voice, and the anger is there at full size. Psychologists know the pattern: control is used where it is expensive to lose it, and given up where it is safe. The question about homework was simply first in the queue.
      D<home> People who are angry only at home are sometimes told that they could evidently behave if they wanted to. It misses how effort works. {Name} may have used a whole day's supply by three in the afternoon. What arrives in the kitchen is somebody with nothing left for tone of voice. That is no excuse for hurting anyone, but it is a useful thing to know about four o'clock.
      P The person who was hurt may stay careful for days, even after an apology. Friends may make jokes about it, or say nothing because they cannot find the right tone. Adults often look at the behaviour first, because safety is their job, although many of them would like to hear the reason as well.
      P Brothers, sisters and classmates learn each other's weak points, and sometimes they press them to see what happens. They stop more easily when nothing interesting follows. That is unfair, and it is also how groups of people have worked for a long time.
      P Adults are not finished with this subject either. They slam cupboards, write long messages, and regret some of them before breakfast. Most can describe exactly what helps, and still forget it about once a week.
      P From across a room, anger and embarrassment look so much alike that even teachers confuse them. People who see a red face tend to guess, and they often guess wrong. A few of them would change their minds completely if they knew what had been said a minute earlier. They can only find out from somebody who was there.
      P People in a quarrel usually remember what the other person said and not what they said themselves. Memory is loyal in that way. A third person, asked the next day, often tells a story that neither of them recognises.
      P<home> The family gets the unedited version and may take it personally. It would help them to know that it is a sign of trust, of a rather noisy kind. Some would still like to have the edited version once a week.
      Q When anger begins, {Name} might notice ____. That signal is worth knowing well, because it arrives before the difficult part does.
      Q In the first hot minute, {Name} might feel ____. It may be anger alone, or anger standing in front of something else.
      Q An hour after an argument, {Name} may feel ____. Relief and regret are both common, and they often share an evening.
      H {helper} can agree in advance that leaving the room is an acceptable answer. ~ An exit that was agreed on in a calm hour is easier to use in a hot one.
      H {helper} can wait half an hour before asking anything about it. ~ Questions sound different to everyone after something to eat.
      H {helper} can hear the reason before the consequences are discussed. ~ The order makes a surprising difference to what gets said.
      H {helper} can be the first to speak quietly. ~ It is hard to shout at somebody who is nearly whispering.
      H {helper} can leave a door open for later and not demand a talk today. ~ Some apologies need a night.
      H<helper> {helper} can settle one signal with {him} that means "later", and accept it. ~ A signal takes less courage than a speech.
      H<adult> {helper} can make sure that everyone is safe, and offer {adult} afterwards. ~ Help that can be refused is easier to accept.
      H<home> {helper} can leave the first half hour after school alone, and put food in it. ~ Most subjects keep, and all of them go better after pasta.
      T {he} can try leaving early and moving hard for a few minutes, outside or against a wall. ~ Movement uses up what the body has prepared.
      T {he} can write down the unfair part before talking about it. ~ A message that is written and not sent still does some of its work.
      T {he} can say, "I am too angry to be fair right now," and leave the room for a while. ~ It is true, and it is difficult to argue with.
      T {he} can drink something cold and wait until the glass is empty. ~ A few minutes are usually enough for a second thought.
      T {he} can type the whole answer where it cannot be sent. ~ Half of it will look odd by the evening.
      T<activity> {he} can step out and spend twenty minutes {activity} before answering. ~ Hardly any argument gets worse by waiting.
      T<quiet> {he} can go somewhere else for half an hour of {quiet}. ~ Distance helps, and it harms nobody.
      T<comforter> {he} can close a door and keep {comforter} close for a while. ~ Nobody is keeping a record of what helps.
      T<doing> {he} can try {doing} at the first signal. ~ It works better early than late.
      T<home> {he} can announce it on arrival: "Twenty minutes, then I am available." ~ It is shorter than a row and easier to respect.
      C<hands> At the first signal, {he} can think, "The wall can have this one."
      C<hands> While it is strong, {he} can think, "My hands are ahead of me, so they can wait."
      C<heart> At the first signal, {he} can think, "This is chemistry, and it needs a few minutes."
      C<heart> Near the top, {he} can think, "Steep side first, long side after."
      C<words> At the first signal, {he} can think, "I want the real sentence heard."
      C<words> Walking away, {he} can think, "Twenty minutes, and then the sentence."
      C<topic> Somewhere quieter, {he} can think about {topic} until the pulse is ordinary again.
      C<home> {he} can think, "This is the day talking, and it can have twenty minutes."
      A<hands> A temper is not a character. It is a fast system, and people get better at running it well into adult life. Safe hands make it far more likely that the angry part gets heard at all. Afterwards there may be something to repair, and repairing is slow, ordinary and possible.
      A<hands> The strength that comes with anger lasts for a few minutes, and then it is gone. What was done with it stays a little longer. Somebody who ran up the stairs or leaned on a wall has nothing to apologise for. {Name is} free to come back down and say what was wrong.
      A<heart> Every hill of anger has a far side, and the view from there is better. People remember what they meant, and other people can hear it. {Name has} the right to be angry and the ability to choose what happens next. Both can be true on a bad day.
      A<heart> When the pulse is back to normal, the same problem looks smaller or clearer, and sometimes both. That is a good moment for the conversation. Anger was useful, because it showed that something mattered. It does not need to be in the room for the rest.
      A<words> Anger that reaches people as a sentence can move a rule, mend a friendship or earn an apology. {Name deserves} to be heard about what matters, and the sentence is the part that lasts. It can be said late, and it can be said quietly. It loses nothing by either, and nobody in the room gets hurt.
      A<home> After food and a door that stayed closed, most of the anger usually turns out to have been tiredness. What is left may be a real complaint, and that one deserves a sentence in a normal voice. Nobody can be reasonable from eight to eight. It helps to know when the office shuts.
      A<home> There will be other afternoons of this kind, since school is what it is. A plan for the first twenty minutes changes more than good intentions do. Anger that has been fed and left alone seldom lasts until supper. Somebody may even ask about homework again, and live.
      D<loud> An angry shout reaches the other person as an alarm first and as a sentence second. {Name} may have noticed that the louder a good argument gets, the less of it arrives. That is not only bad will. A raised voice speeds up the listener's pulse as well, and a person with a fast pulse defends and does not think. So two people stand in a kitchen, being loud about being loud. The point, which may have been a good one, is somewhere on the floor.
      C<loud> {he} can think, "At normal volume, this is a good point."
      C<loud> Halfway up, {he} can think, "They can hear me or hear this."
      A<loud> At an ordinary volume the same argument is harder to dismiss, and it can be interrupted without losing its place. Anger is no crime, and neither is leaving a room until it has gone down. The point will keep. Said an hour later, it may even get an answer.
      D<self> Anger that has no other way out sometimes turns on its owner. {Name} may know how a fist goes to the head before anything has been decided. For a second it drowns out the rest, which is why it happens. Then the head hurts and the anger is still there. It is more common than people suppose, because hardly anyone mentions it. It says how much it was, and nothing about who somebody is. A head deserves better, and the force can go elsewhere.
      P<self> People nearby are frightened and may answer by getting loud or by holding on. They want the head to be safe. It helps them to have been told beforehand what to do.
      Q<self> In the moment before it, {Name} might notice ____. Pressure, heat and noise are frequent answers.
      H<self> {helper} can put a cushion or a flat hand between, and say very little.
      H<self> {helper} can ask a doctor or the school for help with it, if it happens often. ~ It is a thing that people can be helped with.
      T<self> {he} can push against a wall with all there is for ten seconds, and again. ~ It uses the same strength.
      T<self> {he} can hold something very cold, or run up and down the stairs.
      T<self> {he} can tell one adult about it on a calm day.
      C<self> {he} can think, "Into the wall, and not into me."
      A<self> The wall has taken it without comment, and the head is whole. Anger rises and falls by itself, with or without a fist. What had built up can be talked about when there is breath for it, and some of it can be changed. Being careful with other people is expected of everyone. Being careful with oneself counts as well.
    `),
  },
};

/** Anger, hitting and meltdowns: the feeling is the child's and is fine; a hit belongs to "people" and hurts. */
export const managingAnger: Frame = withScenes(
  own,
  aDoorThatSaysIt,
  brokenWhenCross,
  thrownInAnger,
  theRefereeDecides,
  wordsThatCameOutHot,
  teethInAnArm,
  aNoThatIsLoud,
  sorryWhenItIsOver,
  aDoorThatWasKicked,
  overASmallThing,
  angryAtSums,
  stupidWords,
  beforeItGetsToThat,
);
