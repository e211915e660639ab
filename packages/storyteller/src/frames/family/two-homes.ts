import { doesNotWantToGo } from './apart/does-not-want-to-go.ts';
import { eveningOfTheChange } from './apart/evening-of-the-change.ts';
import { saysWhatEachWants } from './apart/says-what-each-wants.ts';
import { twoHomesTwoBedtimes } from './apart/two-homes-two-bedtimes.ts';
import { crossWordsAtTheDoor } from './apart/cross-words-at-the-door.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { byFriday } from './apart/by-friday.ts';
import { backAgain } from './apart/back-again.ts';
import { bedOverThere } from './apart/bed-over-there.ts';
import { atTheDoor } from './apart/at-the-door.ts';
import { leftThere } from './apart/left-there.ts';
import { missedHere } from './apart/missed-here.ts';
import { petOverThere } from './apart/pet-over-there.ts';
import { whoseHoliday } from './apart/whose-holiday.ts';
import { whoStaysBehind } from './apart/who-stays-behind.ts';

const own: Frame = {
  id: 'two-homes',
  name: 'Going between two homes',
  says: [
    'cries at every handover',
    'meltdown on changeover day',
    'hard time going between houses',
    'transition between mums house and dads house',
    'the day she comes back from dads is awful',
    'he does not want to pack his bag on fridays',
    'forgets her things at the other house',
    'different rules at each house',
    'takes two days to settle after a weekend at his dads',
    'switching houses every week',
    'week on week off and he is exhausted',
    'clings to me when her dad picks her up',
    'refuses to go to her other home on sundays',
    'back and forth between two homes',
    'misses his mum when he is at mine',
    'cant sleep the first night at dads',
    'angry when he comes home from his mothers',
    'how to make swap days easier',
    'always leaves his teddy at the other house',
    'moving between us, she says she has no real home',
    'sunday night swap tears',
    'going back and forth wears him out',
    'every other weekend he is a different child',
    'toddler confused by two homes',
  ],
  claims: {
    strong: [
      'live with the other parent',
      'live with other parent',
      'live at his mum',
      'live at her mum',
      'live at his dad',
      'live at her dad',
      'live with his mum full time',
      'live with her dad full time',
      'live with his dad full time',
      'live with her mum full time',
      'stay with me more than with',
      'live with me more than',
      'would rather stay with me',
      'rather live with me',
      'rather stay with his dad',
      'rather stay with her dad',
      'new week at dads',
      'week at dads',
      'weekend at dads',
      'dads new flat',
      'mums new flat',
      'split their time between',
      'splits her time between',
      'splits his time between',
      'splits time between',
      'at the wrong house',
      'leaves her things at dad',
      'leaves his things at dad',
      'changeover',
      'change over day',
      'swap day',
      'swap house',
      'switch house',
      'switching house',
      'switch home',
      'between house',
      'between home',
      'between houses',
      'between homes',
      'between two home',
      'between two house',
      'between mum and dad',
      'between mum house',
      'between dad house',
      'between both',
      'transition day',
      'rule at each house',
      'rule at dad',
      'rule at mum',
      'different rule',
      'handover day',
      'every handover',
      'home from his mother',
      'home from his dad',
      'home from her dad',
      'home from her mother',
      'return from dad',
      'return from mum',
      'come back from dad',
      'before going to dad',
      'before going to her dad',
      'before going to his dad',
      'before going to mum',
      'before going to her mum',
      'before going to his mum',
      'before going to her mom',
      'before going to his mom',
      'come back from mum',
      'come home from dad',
      'come home from mum',
      'when dad pick her up',
      'when dad pick him up',
      'at the other house',
      'first night at dad',
      'first night at mum',
      'settle after weekend',
      'two homes',
      'two houses',
      'both homes',
      'both houses',
      'every other weekend',
      'week on week off',
      'handover',
      'weekend with dad',
      'weekend with mum',
      'weekend at dad',
      'weekend at mum',
      'week with each',
      'back from mum',
      'back from dad',
      'other home',
      'other house',
      'one week at',
      'back and forth',
      'swap days',
      'night swap',
      'custody',
      'shared custody',
      'half with me',
      'half with his mum',
      'half with her mum',
      'half with his dad',
      'half with her dad',
      'fifty fifty',
      '50 50',
      'two bedrooms two',
      'alternate weeks',
      'week with me week',
      'handovers',
      'going to live with his dad',
      'moving in with his dad',
      'move in with his dad',
      'move in with her dad',
      'move in with his mum',
      'move in with her mum',
      'wants to live with his dad',
      'going to live at his dad',
      'going to live with his mum',
      'moving in with his mum',
      'wants to live with his mum',
      'going to live at his mum',
      'going to live with her dad',
      'moving in with her dad',
      'wants to live with her dad',
      'going to live at her dad',
      'going to live with her mum',
      'moving in with her mum',
      'wants to live with her mum',
      'going to live at her mum',
    ],
    cues: [
      'two homes',
      'two houses',
      'handover',
      'swap',
      'back and forth',
      'go between',
      'every other weekend',
      'week on week off',
      'other house',
      'other home',
      'dad house',
      'mum house',
      'dad place',
      'mum place',
      'switch',
      'transition',
      'weekend',
    ],
    not: ['separation anxiety', 'moving house', 'new house', 'after school', 'get divorced', 'getting divorced'],
  },
  decidedBy: [
    // Upset at the way from one parent to the other: "gets upset every time he has to go from my house to his dad's".
    /\b(?:upset|cr(?:y|ies|ying)|tear(?:ful|s)|sobs?|sobbing|scream\w*|meltdowns?|unsettled|difficult|hard|wobbly|clingy|hates?|struggles?)\b[^.!?]{0,40}\b(?:go(?:es|ing)?|leav(?:es|ing)|com(?:es|ing)|mov(?:es|ing)|(?:get|drive|trip)s?) (?:back |over |round )?(?:(?:between|from) (?:my|mine|ours|(?:his|her|their) (?:mum|mummy|mom|dad|daddy)['’]?s)(?: house| flat| place| home)? (?:and|to)|to) (?:mine\b|(?:his|her|their) (?:mum|mummy|mom|dad|daddy)['’]?s(?! (?:work|office|grave|wedding|funeral|party|match|game|class|parents|family|friends?|new|girlfriend|boyfriend|partner)\b))/i,
  ],
  topicWords: ['home', 'homes'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'The change from one home to the other is often the hardest hour, even when a child likes to be in both; it is a change of people, rules and rooms at once.',
    'Missing one parent while being with the other is common and is disloyal to nobody.',
    'A calendar a child can read, counted in nights for the younger, and the same small steps at every change make the change easier.',
    'It helps when a bag stays small, because the things needed every day are in both homes.',
    'Rules may differ between homes; children learn which belongs to which, as they do at school.',
    'Adults can arrange times and things with each other directly, so that no child carries messages.',
    'Many children need a quiet hour after a change before they talk or play.',
    'Grown-ups also find handovers hard and may be short of words then.',
  ],
  threads: {
    wish: 'a wish about days and homes, and how it gets said',
    moves: 'the home where the bed is, and the home where the chair is',
    zip: 'a bag that goes zip, in one home and in the other',
    brush: 'two toothbrushes, one in each home',
    sleeps: 'sleeps, which can be counted on fingers',
    hour: 'the first hour after a change of homes',
    steps: 'what comes first, next and last on the day of a change',
    countries: 'two homes compared with two countries',
    commuter: 'the commuter who knows the way',
    left: 'a thing that is in the other home',
  },
  threadCues: {
    wish: /\b(?:wants?|wanting|would (?:like|rather)|prefers?|wishes)\b[^.!?]{0,40}\b(?:live|living|stay\w*|be)\b[^.!?]{0,30}\b(?:full[- ]?time|with (?:his|her|their|me|us|mum|dad|mummy|daddy)|only|more|all the time)|\b(?:wants?|would (?:like|rather)|wishes)\b[^.!?]{0,20}\b(?:live|move in) (?:with|at) (?:the other parent|(?:his|her|their) (?:dad|daddy|mum|mummy|father|mother)(?:'s)?)\b|\b(?:scared|afraid|doesn'?t dare) to (?:tell|say)\b/i,
    moves:
      /(?<!\b(?:wants?|wanting|asks|asking|asked|threatens) to )\b(?:mov\w+|going|decided|chosen)\b[^.]{0,20}\b(?:live|in) with (?:his|her|their) (?:dad|daddy|father|mum|mummy|mom|mother)\b/i,
    left: /\b(?:forg[eo]t\w*|left (?:it|his|her|their|the|at|behind)|leaves (?:it|his|her|their|things)|at the wrong (?:house|home)|in the other (?:house|home)|lost between|only (?:has )?one (?!week|parent|night|day|child))\b/i,
  },
  onlyWhenSaid: ['wish', 'moves', 'left'],
  tellsAlone: ['wish', 'moves'],
  roles: {},
  titles: {
    young: [
      { text: 'It Is in the Other Home', thread: 'left' },
      { text: 'Zip, Zip, Hello', thread: 'zip' },
      { text: 'A Bag Goes Zip', thread: 'zip' },
      { text: 'A Brush Here, a Brush There', thread: 'brush' },
      { text: 'Two Toothbrushes', thread: 'brush' },
      { text: 'How Many Sleeps?', thread: 'sleeps' },
      { text: 'Counting Sleeps', thread: 'sleeps' },
      { text: '{name} Goes to the Other Home' },
      { text: 'From Home to Home' },
    ],
    older: [
      { text: 'Three Sentences on Paper', thread: 'wish' },
      { text: 'A Wish About Days', thread: 'wish' },
      { text: 'A Bed There, a Chair Here', thread: 'moves' },
      { text: 'The Thing in the Other Home', thread: 'left' },
      { text: 'Counting Nights', thread: 'sleeps' },
      { text: 'Nights on Fingers', thread: 'sleeps' },
      { text: 'First the Shoes', thread: 'steps' },
      { text: 'A Map of Friday', thread: 'steps' },
      { text: 'The First Hour', thread: 'hour' },
      { text: 'An Hour to Land In', thread: 'hour' },
      { text: 'Two Small Countries', thread: 'countries' },
      { text: 'Shoes On, Shoes Off', thread: 'countries' },
      { text: 'The Commuter', thread: 'commuter' },
      { text: 'A Regular Traveller', thread: 'commuter' },
      { text: 'From Home to Home' },
    ],
  },
  benefits: [
    'Walks through the day of a change, so that each step of it is expected.',
    'Says that missing one parent while being with the other is fine.',
    'Offers {name} one small thing to do in the first hour.',
  ],
  talk: {
    young: [
      'What has two homes in the story?',
      'How does the day of the change feel for {name}?',
      'Shall we count on our fingers how long it is?',
    ],
    older: [
      'Which part of the day in the story is like yours?',
      'Which word went into the blank, and is it the same at both doors?',
      'Shall we change one thing about the day of the change?',
    ],
  },
  cover: {
    setting: 'street',
    time: 'day',
    pose: 'walk',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['backpack', 'house'],
  },
  text: {
    '2-3': script(`
      D<zip> Zip! {his} bag is shut. One home gets a bye-bye. One home gets a hello. Zip, zip, and off.
      D<zip> {Name} has a home here. {Name} has a home there. A bag goes along. Zip, it is shut.
      D<brush> Here is a home with a toothbrush. There is a home with a toothbrush. {Name} goes here and there. Brush, brush, brush.
      P Both homes have people in them. They think of {Name}.
      P Some children cry at the door. Some run in.
      P Grown-ups miss people too. They may get quiet.
      Q At the door, {Name} may feel ____.
      Q At bye-bye time, {Name} may feel ____.
      Q In the other home, {Name} may feel ____.
      H {helper} can hold a hand.
      H {helper} can wave and wave.
      H {helper} can sit down first.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can give one more hug.
      T {he} can wave at the window.
      T {he} can sit on a lap first.
      T {he} can ask, "How many sleeps?"
      T<comforter> {he} can take {comforter} along.
      T<doing> {he} can try {doing}.
      C<zip> {he} can say, "Zip, zip, here I come."
      C<zip> {he} can say, "Bye-bye, home. Hello, home."
      C<brush> {he} can say, "Brush here, brush there."
      C<topic> {he} can think about {topic}.
      A<zip> The bag goes zip again. This home is a home. That home is a home. {Name} is at home in two.
      A<zip> Zip, open. Out comes a sock. Out comes one more. The bag is home, and {Name} is home.
      A<brush> Brush, brush, goes one brush. One brush waits in the other home. It is not sad. It is only a brush.
      D<left> Where is it? It is in the other home. {Name} may look and look. It is there, not here.
      C<left> {he} can say, "Not here, but there."
      A<left> It waits in the other home. Two homes, one thing. A grown-up can fetch it one day. Here is a hug.
    `),
    '4-5': script(`
      D<sleeps> {Name} has two homes. Some sleeps are in one, and some are in the other. Sleeps can be counted on fingers. The last finger goes down. Then the bag gets packed. That day can be hard, because it has a goodbye in it.
      D<sleeps> How many sleeps until the other home? {Name} may ask that in bed. It can be one, or three, or five. Each night, one finger goes down. Soon no finger is left. Then comes a goodbye, and then a hello.
      D<brush> In one home, {his} toothbrush can stand in a cup. In the other home, there can be one too. So no brush needs to go in the bag. Socks can do the same. Then the bag is small, and only the best things travel.
      D<brush> Two homes may mean two toothbrushes. One is wet, and one is dry. When {Name} changes homes, they swap jobs. A bag goes along. It has a few things in it. The goodbye can be the hard part.
      P The one who waves goodbye may feel odd too. Grown-ups look after that by themselves.
      P Missing one does not hurt the other one. Grown-ups know this. They miss people too.
      P One child runs in at the door. The next child hides in a coat. Both can be glad and sad.
      P At one home, supper may be early. At the other, it may be late. People have their own ways.
      Q When the bag is at the door, {Name} may feel ____.
      Q In the car or on the bus, {Name} may feel ____.
      Q After the hello, {his} tummy may feel ____.
      H {helper} can say how many sleeps it is. ~ It helps to know that.
      H {helper} can make the goodbye short and warm. ~ Long goodbyes get harder.
      H {helper} can keep the time after a change calm. ~ Questions can wait until after a snack.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can draw the sleeps as dots on paper.
      T {he} can pick one thing to carry in a pocket.
      T {he} can walk all round the rooms and say hello.
      T {he} can ask for a quiet corner and a snack.
      T<comforter> {he} can carry {comforter} under one arm.
      T<quiet> {he} can spend some time {quiet} first.
      T<doing> {he} can try {doing} on the way.
      C<sleeps> {he} can count, "One sleep, two sleeps, and then hello."
      C<sleeps> {he} can say, "I have a finger for that."
      C<brush> {he} can say, "Hello, toothbrush, I am back."
      C<brush> {he} can think, "One is dry and one is wet."
      C<topic> On the way, {he} can think about {topic}.
      A<sleeps> Fingers go down and up again. At the end, somebody opens a door. It is fine to miss one home in the other. {Name} belongs in both.
      A<sleeps> The last sleep comes, and then the first one. There is a bed in each home. It is fine to miss somebody in it. It is fine to laugh at supper too.
      A<brush> In the evening, one brush gets wet. The other one stands in its cup and dries. Each home has a place for {Name}. It is there on the other days too.
      A<brush> One brush, two brushes, both with the same job. A child with two homes is one whole child. At bedtime, {Name} may miss somebody. There is a warm bed for that.
      D<left> Two homes can mean that a thing is in the wrong one. {Name} may look for it at bedtime, and it is not here. It is not lost. It sits in the other home and waits. That can be hard all the same.
      C<left> {he} can think, "It is not lost. It is over there."
      A<left> A thing in the other home is safe there for the night. The grown-ups can bring it, or it can wait. There can be a list by the door. Two homes have a lot of things to think of.
    `),
    '6-7': script(`
      D<steps> The day of the change goes in steps. First {Name} packs a bag. Next there is a goodbye in one home, and then a way to go. Last there is a hello in the other home. The hello looks like the end, but it is not. After it comes a while for shoes, a snack and not much talk.
      D<steps> A day between two homes has a middle, and the middle is a road. For {Name} it may be a short walk or a long ride. Behind is a goodbye, and in front is a hello. On the road, people belong to neither for a while. Many of them look out of the window then, or hum.
      D<sleeps> A week can be counted in nights. {Name} may know how many there are in each home. It is easier to say goodbye to a number than to nothing. A row of dots on paper shows where each night is. One home may have more dots than the other, and both are homes.
      P Grown-ups can find the goodbye hard as well. They may talk too fast, or make odd jokes. That is how some people hide a lump in the throat.
      P The two homes may have two ways of doing things. In one, shoes come off. In the other, nobody minds. Neither of them is the wrong one.
      P To miss somebody is not a sign against anybody else. People can like the soup here and miss the song there.
      P Friends may ask, "Where are you this week?" They are only planning. They do not mind which home it is.
      Q When it is time to change homes, {Name} may feel ____. It may be another word in an hour.
      Q On the way, {his} tummy may feel ____.
      Q In the first hour, {Name} may feel ____. Two feelings can come in together.
      H {helper} can settle times and things with the other home. ~ Then no child needs to carry a message.
      H {helper} can leave the first hour empty. ~ Talking comes more easily after a snack.
      H {helper} can put a calendar where {Name} can reach it. ~ It helps to see what is next.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can end each goodbye in the same way. ~ The same small steps make it easier.
      T {he} can put one small thing in a pocket for the way. ~ It goes through both doors.
      T {he} can ask for ten quiet minutes after the hello. ~ A head needs time to arrive too.
      T {he} can draw dots for the nights and colour one each day. ~ Then the next change is no surprise.
      T<comforter> {he} can carry {comforter} on the way. ~ It knows both beds.
      T<quiet> {he} can spend the first hour {quiet}. ~ A calm hour makes the evening easier.
      T<doing> {he} can try {doing} before the goodbye. ~ What helps in one home works in the other too.
      C<steps> On the way, {he} can think, "Goodbye is done, and hello comes next."
      C<steps> At the door, {he} can say, "First my shoes, then hello."
      C<sleeps> {he} can think, "I am on dot number three."
      C<topic> On the way, {he} can think about {topic}.
      A<steps> Each time, it goes in the same order. The goodbye may be hard, and a snack may be good. At the end of the road somebody opens the door of a home. {Name} knows where the cups are in both.
      A<steps> Roads end, and bags get unpacked. A sock may turn out to be in the other home. That happens to nearly everybody with two homes. The sock can come next time, and {Name} is here now.
      A<sleeps> One dot after another gets its colour. When the row is full, a new one begins. Both homes can have nights in them, with a pillow and somebody near. It is fine to sleep in one and miss the other.
      D<left> With two homes, each thing can be in one place only. {Name} may notice that at bedtime, or on the morning of PE. It was just forgotten, as keys and umbrellas are. Nobody can think of everything on the day of a change. The thing is safe, but it is there and not here.
      C<left> {he} can think, "It is there, I am here, and we meet again."
      A<left> Some things can live in both homes, such as a toothbrush and a coat. Some there is only one of, and they travel. A list on the door remembers better than a head. By the next change, both are in one home again.
      D<moves> There are two homes, and the bed goes to the other one. {Name} is going to live there most of the time. The first home keeps a chair, a cup and a person in it. It was a big thing to decide, and grown-ups decided it with care. Nobody is swapped for anybody.
      P<moves> The parent in the first home may be sad and wish it well. Both can be in one face.
      P<moves> The parent in the other home is getting shelves ready. It takes some time until the cups know their place.
      Q<moves> When {Name thinks} of the two homes, it may feel ____. There may be two words.
      H<moves> {helper} can write down which days are where.
      H<moves> {helper} can say that both parents stay parents.
      T<moves> {he} can choose three things that stay in the first home.
      T<moves> {he} can ask about anything, and more than once.
      C<moves> {he} can think, "A bed there, a chair here, and me in both."
      A<moves> The bed has moved, and the chair stands where it stood. Days have names, and on some of them the chair is in use. Missing one home in the other is allowed. There are two doors, and both know one name.
      D<wish> {Name} has two homes and may have a wish about them. It may be more days here, or more days there. A wish like that can feel heavy, because it has two people in it. It may be said, and nobody is loved less by it. Grown-ups decide about homes. They need to know what a child thinks.
      P<wish> A parent may look sad for a moment and still be glad to know. Both can be in one face.
      P<wish> A wish about days is not a sum about love. Most grown-ups know that, and some need to hear it.
      Q<wish> Before saying it, {his} tummy may feel ____.
      Q<wish> When somebody asks about the homes, {Name} may feel ____.
      H<wish> {helper} can listen to the end and not answer at once. ~ A big wish needs some time.
      H<wish> {helper} can say who decides about days, and how. ~ It is not for a child to do alone.
      T<wish> {he} can draw the week with both homes in it. ~ A drawing can say it first.
      T<wish> {he} can tell one grown-up who is good at listening. ~ The second time is easier.
      C<wish> {he} can say, "I have a wish about my two homes."
      A<wish> Now the wish is out, and the tummy has more room. It may come true, or half of it, or not for now. Grown-ups think about it, because it is their job. {Name} has a place in each home while they do.
    `),
    '8-10': script(`
      D<countries> Two homes can be compared to two small countries. Each has its own laws about shoes, spoons and the last biscuit. In one, {Name} may eat early, and in the other nobody is hungry until late. People who travel know that the first hours are the tiring ones. It is not because either country is bad. The head is busy with changing over.
      D<countries> At the border between two homes there is no officer and no stamp. There is a doorstep, a bag and a short talk between adults. All the same {Name} changes country there, with a new set of rules, spoons and light switches. The body needs a while to notice. A hand may feel for a light switch that is in the other home.
      D<hour> Airlines know that landing takes longer than it looks. After the wheels touch the ground, the plane rolls on for a long time. Coming to the other home is like that for many children, and {Name} may know it. The door is open, and somebody may ask five questions at once. But the head is still rolling. An hour later there are answers.
      P The parent at the door may have looked forward to this for days. That can come out as too many questions. It is mostly meant as a welcome, and it would work better after a snack.
      P The parent who stays behind may tidy what is already tidy. Missing somebody is something adults do as well. It is not a job for a child to mend it.
      P Two sets of rules can look like an argument. Mostly they are habits. Neither home has thought about why the spoons are on the left.
      P Friends with two homes tend to complain about the bag, and about the book that is at the wrong address. Not one of them packs it in the same way.
      Q On the doorstep, {Name} might feel ____. It may be glad and sorry at once.
      Q In the first hour, {Name} might notice ____. Shoulders and stomachs often notice first.
      Q When something is in the other home again, {Name} might feel ____.
      H {helper} can agree on times and lost jumpers directly with the other home. ~ Then nobody needs to be the post.
      H {helper} can keep the first hour free of questions. ~ The news is usually better an hour later.
      H {helper} can write down the few rules that are the same in both homes. ~ It is often a longer list than expected.
      H<adult> {helper} can help by {adult}, on the day of the change above all. ~ It is good when something stays the same.
      H<helper> {helper} can hear about the other home without making a face. ~ Then it is easy to talk about both.
      T {he} can keep a short list inside the bag and tick it on the day. ~ The list remembers, so the head does not need to.
      T {he} can start each stay in the same way, with a drink or a look at every room. ~ A fixed beginning makes the switch shorter.
      T {he} can say, "I have just landed, ask me later." ~ Most adults understand it at once.
      T<comforter> {he} can keep {comforter} at the top of the bag. ~ Nobody is too old for that.
      T<quiet> {he} can spend the first hour {quiet}. ~ It is a good way to arrive.
      T<activity> {he} can ask that {activity} stays in the plan in both homes. ~ Something that goes on makes the rest easier.
      T<doing> {he} can try {doing} before the goodbye. ~ What works in one home works in the other.
      C<countries> On the doorstep, {he} can think, "Other country, other spoons."
      C<countries> {he} can say, "I am just changing over."
      C<hour> In the first hour, {he} can think, "I am down, and I am still rolling."
      C<topic> On the way, {he} can think about {topic} and make a list of ten.
      A<countries> People who know two countries know more than people who know one. They can find the light switch in the dark in both. Missing one home while sitting in the other is part of it, and it offends nobody. No visa is needed, because {Name} lives in both.
      A<countries> By and by a hand finds the light switch by itself. Then it is an ordinary evening, with homework and something burnt. The other home is still there, with its own spoons. A person can belong in two places and be one person.
      A<hour> The hour passes, and somebody asks whether there is any pudding. That is how people can tell that {Name} has landed. It will be the same at the next change of homes, in the other direction. The door is open at both ends.
      D<left> There is a rule about two homes that nobody prints: what is needed is in the other one. {Name} may have met it with a PE bag, a charger or something for the night. Remembering everything on a day with two front doors is a job that many adults would fail at. It is not carelessness. It is twice the number of places to look in.
      C<left> {he} can think, "Twice the places, and one head."
      A<left> It helps to have two of what is cheap and a list for what is not. The adults can drive over for something that matters, and can say beforehand for what they will. By and by the list gets shorter. Two homes are a lot of cupboards for one person.
      D<moves> The plan of {Name}'s two homes is being turned round. The bed and the school bag go to one of them for most of the week. The other keeps a chair. Such plans are changed when a family finds that another way fits better. It is not a prize for one parent or a mark for the other. There may be relief in it, and guilt, and both can be put down.
      P<moves> The parent who stays behind has a quiet house to get used to. That is a task for an adult, and not for a child.
      P<moves> The other parent may overdo it at first, with new towels. It is meant as a welcome.
      Q<moves> On the evening before the change, {Name} might feel ____.
      H<moves> {helper} can say that it can be looked at again after some time.
      H<moves> {helper} can fix the days, so that nobody needs to ask each week.
      T<moves> {he} can leave something in the first home on purpose, so that it stays in use.
      T<moves> {he} can say what would make the new room a real one.
      C<moves> {he} can think, "I am not leaving anybody. I am changing rooms."
      A<moves> The towels have been hung up, and the chair in the first home has a jumper over its back. On certain days somebody sits in it. Families are drawn in pencil, and this is a new line. There is one home here and one home there, and a person who belongs in both.
      D<wish> Some sentences are easy to think and hard to say. "I would like to be in one home more" is one of them. {Name} may have practised it in bed and stopped at the second word, because it might hurt somebody. It is a wish about days and rooms. It is not a vote on who is loved. Adults decide in the end, and they decide better when they know.
      P<wish> A parent who hears it may need a minute and a cup of tea. It is not the end of anything. It is what faces do with news.
      P<wish> Reasons for such a wish can be small, such as a bus or a friend next door, or big. All of them may be said. If somebody is frightening in one home, an adult needs to know it at once.
      Q<wish> Before the first word, {Name} might notice ____. It is often in the throat.
      Q<wish> Looking at the calendar, {Name} might feel ____. Two words may pull in two directions.
      H<wish> {helper} can hear it without asking whose side it is on. ~ There are no sides in it.
      H<wish> {helper} can explain how such things are decided and who is asked. ~ Nobody leaves it to a child alone.
      T<wish> {he} can write it down in three sentences and hand it over. ~ Paper does not blush.
      T<wish> {he} can tell a third person first, such as a grandparent or a teacher. ~ The second telling is easier.
      C<wish> {he} can say, "It is about the days. It is not about who I love."
      A<wish> The three sentences have been said, and both homes are still standing. What comes of it may be a yes, a trial or a no with reasons. It is not for {Name} to bring it about, which is a relief of a kind. A wish that is known can be planned with.
    `),
    '11+': script(`
      D<commuter> Anyone with two homes becomes a commuter, and nobody had asked for a season ticket. {Name} may come to know every part of the route, including the minute when the bag is heavy and both ends seem equally far. Commuters get used to the distance quite soon. What stays tiring is the switching, from one set of rules, jokes and silences to another, often within the hour. It is work, even if no one can see it.
      D<commuter> A letter to the people who plan the weeks could start like this. {Name} has two homes, and the day in between is not a day off. It has packing in it, a goodbye, a way to go and a hello, and then it has homework. A change of homes is a commute and a small move in one. Adults who move house once in ten years take a week off for it and complain for a month.
      D<hour> Divers who come up from deep water stop on the way, although they could be at the surface in a minute. The body needs time to adjust to another pressure. A change of homes may ask something similar of {Name}. It is not that one place is right and the other wrong. The tone is different, and questions may begin at the door, before one set of habits has been taken off and the other put on. An hour on the way up is not rudeness.
      P The parent at the door has usually been looking forward to it, and tries to fit days of conversation into ten minutes. The silence that comes back can look like a verdict. It would help them to know that it is only the change.
      P The other parent may have an evening with too much room in it, which belongs to an adult and can be looked after by adults. It is not luggage.
      P Other people with two homes sort it out quite differently. One likes the variety, another counts the hours. The same calendar can be a good plan for one person and a bad one for the next.
      P Teachers see the essay that is at the other address. Most believe it the first time. A few of them grew up in two homes and believe it the fifth time as well.
      Q On the evening before a change, {Name} might feel ____. Nothing in particular is an answer too.
      Q In the first hour, {Name} might notice ____. It may sit in the shoulders before it has a name.
      Q When the plan is discussed by other people, {Name} might feel ____. There may be more than one thing in it.
      H {helper} can settle dates, money and forgotten chargers with the other home directly. ~ It keeps a child from becoming a messenger.
      H {helper} can ask whether the present plan still fits, and mean the question. ~ A plan for a seven-year-old rarely suits a teenager.
      H {helper} can keep the first hour quiet, with food in it and no interview. ~ The conversation usually turns up by itself later on.
      H<adult> {helper} can help by {adult}, as far as that is welcome. ~ A small habit that travels is worth a lot.
      H<helper> {helper} can say that missing the other home is no insult. ~ Many people know it and are still glad to hear it.
      T {he} can write down what would make the day of the change easier and give it to both homes. ~ Two copies prevent most misunderstandings.
      T {he} can say, "Give me an hour, then I am here." ~ It is short, and it tells people what the silence is.
      T {he} can keep a second set of the dull things in each place, as far as it can be arranged. ~ The lighter the bag, the smaller the move.
      T<comforter> {he} can keep {comforter} in the bag, with no explanation. ~ Nobody outgrows everything at once.
      T<quiet> {he} can spend the first hour {quiet}. ~ It does what a diver's stop does.
      T<activity> {he} can ask for {activity} to be kept in both calendars. ~ A week can use one thing that does not move.
      T<doing> {he} can try {doing} on the day of the change. ~ What works does so at either address.
      C<commuter> On the way, {he} can think, "I know this route better than the people who planned it."
      C<commuter> {he} can say, "This is my commute, I will be human after supper."
      C<hour> At the door, {he} can think, "Halfway up, no hurry."
      C<topic> On the way, {he} can think about {topic} in as much detail as possible.
      A<commuter> Commuters are allowed to dislike a journey and to be fond of both ends of it. Somebody at each end knows at what time they are due. If the route stops making sense, it can be redrawn, and {Name} is the one who knows it best. Until then there are two homes with a light on.
      A<commuter> It may get easier with practice, or it may need another plan, and nobody can tell from a calendar alone. What does not depend on the plan is the rest. In two homes there is a person who keeps an eye on the clock for {him}. For a traveller that is worth knowing.
      A<hour> After such an hour the tone of a home is easier to hear again, and so are its jokes. At the next change the hour will be needed once more, in the other direction. If it takes longer than that, it can be said to both homes. Two homes, two pressures, and one person who travels between them and may ask for a stop on the way.
      D<left> Anybody who lives in two homes runs a small transport company without pay. {Name} may know how it is to need the one book, charger or jumper that is at the other address. Adults who work in two offices have exactly this problem, and nobody calls them disorganised. They buy two of everything. It is largely a matter of equipment, and some of it is a matter of parents who could drive over now and then.
      C<left> {he} can think, "It is logistics, and not a character flaw."
      A<left> Two of what is cheap, a list for the rest, and an agreement about when somebody drives over would settle most of it. It can be asked for as equipment, and not as a favour. The company will still lose a sock now and then. With two homes, somebody who loses one sock knows at least two places where it might be.
      D<moves> From a certain age, where one lives is a question that gets asked. {Name} is going to live mainly in the other of two homes. There may be good reasons for it, and reasons do not stop it from being a great deal. Whoever goes often worries about the one who stays, although that is no part of the job. Love is not counted in nights.
      P<moves> The parent who is left with an empty room has friends, a telephone and a right to be sad. None of it needs managing by a son or daughter.
      P<moves> In the other home there will be rules that nobody mentioned on weekends. They come with the weekdays.
      Q<moves> With the bag half packed, {Name} might notice ____. Relief and guilt usually travel together.
      H<moves> {helper} can say clearly that the decision is respected and can be looked at again.
      H<moves> {helper} can agree that nothing is cleared out in either home for a while.
      T<moves> {he} can agree on one fixed evening a week in the first home. ~ Fixed things need no apology.
      T<moves> {he} can tell both parents the same sentence about why.
      C<moves> {he} can think, "I change address. I don't change sides."
      A<moves> The bag is unpacked in one home, and there is a toothbrush in the other. On the fixed evening somebody cooks too much. Arrangements of this kind are revised, in most families more than once. What does not get revised is who belongs to whom.
      D<wish> A wish to live mainly in one of two homes is common at this age. There may be practical reasons for it, such as a bus route, a room or somebody's temper. {Name} may have carried it about for weeks, since every version of the sentence seems to insult a person. It need not. Where somebody sleeps on Wednesdays is an arrangement, and arrangements can be reviewed without anyone being found guilty.
      P<wish> The parent who hears it may be hurt at first and say something hasty. It usually settles within days, once it is clear that a timetable is meant and not a heart.
      P<wish> In many countries the view of somebody this age carries weight when such things are decided. Weight is not the same as the whole decision. If there is fear in one of the homes, that comes first, and any adult may be told.
      Q<wish> Before that conversation, {Name} might notice ____. Relief can come earlier than expected.
      Q<wish> When both homes are mentioned in one sentence, {Name} might feel ____.
      H<wish> {helper} can hear the whole of it before replying. ~ The first answer is rarely the best one.
      H<wish> {helper} can keep it off the scales of who is the better parent. ~ That is another discussion, and one for adults.
      T<wish> {he} can put it in a letter of three sentences, with the practical part first. ~ A letter can be read twice.
      T<wish> {he} can ask for a trial of some weeks. ~ A trial frightens people less than a verdict.
      C<wish> {he} can say, "It is about where I sleep. It is not about who counts."
      A<wish> The letter has been read, and neither home has fallen down. What follows is a matter of calendars and conversations, and adults are in charge of those. It may end in a change, a trial or the old plan with an explanation. Nobody needs to feel disloyal for having an opinion about a bus route.
    `),
  },
};

/**
 * Going from one home to the other: the day of the change, the bag, the first hour. That parents live apart is told in
 * `parents-divorce`; here it is already so. How often and with whom is the family's own to say.
 */
export const twoHomes: Frame = withScenes(
  own,
  doesNotWantToGo,
  eveningOfTheChange,
  saysWhatEachWants,
  crossWordsAtTheDoor,
  twoHomesTwoBedtimes,
  leftThere,
  petOverThere,
  missedHere,
  bedOverThere,
  backAgain,
  atTheDoor,
  whoseHoliday,
  byFriday,
  whoStaysBehind,
);
