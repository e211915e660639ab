import { foodOnThePlateOutThere } from './food-on-the-plate-out-there.ts';
import { script, type Frame } from '../../frame.ts';
import { oneThingOnTheMenu } from './one-thing-on-the-menu.ts';
import { withScenes } from '../scene.ts';
import { fortyVoices } from './forty-voices.ts';

const own: Frame = {
  id: 'going-to-a-restaurant',
  name: 'Going to a restaurant',
  says: [
    'hates restaurants',
    'going to a restaurant on sunday',
    'cant sit still in a restaurant',
    'runs around the restaurant',
    'meltdowns when we eat out',
    'eating out is a nightmare',
    'the waiting for food is too long for him',
    'cafe noise is too much',
    'wont order his own food',
    'too shy to speak to the waiter',
    'scared of restaurants because it is loud',
    'we cannot go out for dinner with her',
    'screams in the cafe',
    'pizza place with the whole family',
    'restraunt visits',
    'doesnt want to eat anything at the diner',
    'first time in a restaurant',
    'crawls under the table when we eat out',
    'how to behave in a restaurant',
    'nervous about eating in front of people',
  ],
  claims: {
    strong: [
      'in a café',
      'in a cafe',
      'in cafes',
      'in cafés',
      'when we eat out',
      'going out for birthday',
      'out for grandads birthday',
      'out for nans birthday',
      'out for dads birthday',
      'out for mums birthday',
      'restaurant',
      'eat out',
      'eating out',
      'cafe',
      'diner',
      'waiter',
      'waitress',
      'out for dinner',
      'out for lunch',
      'order food',
      'order own food',
      'pizza place',
      'menu',
      'pizza express',
      'mcdonalds',
      'nandos',
      'in a cafe',
      'cafes',
      'restaurants',
      'out to eat',
      'going out to eat',
      'out for a meal',
      'meal out',
      'meals out',
    ],
    cues: ['meal', 'table', 'dinner', 'lunch', 'wait', 'sit still', 'food', 'loud', 'order', 'noise'],
    not: ['play restaurant', 'works in a restaurant'],
  },
  topicWords: ['restaurant', 'table', 'menu', 'meal'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Small children sit for about as many minutes as a short story takes; a walk outside, something to do with the hands and ordering early make the wait possible.',
    'A meal out has an order: a table, a menu, ordering, waiting, food, paying, going.',
    'Food is cooked after it has been ordered, so the wait is often twenty minutes or more.',
    'Restaurants are loud: hard walls, many voices, plates. Early and at a table by the wall it is quieter.',
    'Sitting still for long is hard for young children; a short walk with a grown-up and something to do help.',
    'Waiters ask the same questions of everyone; one may point at the menu, use a talker, or let somebody else order.',
    'Hot plates and people with trays come past the tables, so moving about is done with a grown-up.',
    'A dish may be asked for in a plain form; looking at the menu beforehand helps.',
  ],
  threads: {
    legs: 'two legs that would like to go, and what they can do under a table',
    kitchen: 'the kitchen behind the door, which is busy during the wait',
    order: 'the order of a meal out: table, menu, wait, food, bill',
    tray: 'the person with the tray, who goes round all evening',
    ask: 'one sentence to a person with a pad',
  },
  threadCues: {
    legs: /\b(?:sit(?:s|ting)? (?:still|down|at the table)|stay(?:s|ing)? (?:at|in) (?:the |his |her |their )?(?:table|chair|seat)|run(?:s|ning)? (?:around|about|off|round)|gets? (?:up|down)|wriggl\w*|fidget\w*|under the table|climb\w*|bored|wait(?:s|ing)?)\b/i,
    ask: /\b(?:order(?:ing|s)? (?:for|his|her|their|food|own|a|the)|won'?t (?:order|ask|speak|talk)|speak(?:ing)? to the (?:waiter|waitress)|talk(?:ing)? to the (?:waiter|waitress)|ask(?:ing)? (?:for|the waiter)|(?:waiter|waitress|server|staff)\b[^.!?]{0,30}\b(?:spoke|speaks|talks?|talked|asks?|asked|says?|said|comes?|came|looks?|looked)|(?:hides?|hid|hiding|shy|silent|freezes?|froze|whispers?)\b[^.!?]{0,40}\b(?:waiter|waitress|server)s?)\b/i,
  },
  onlyWhenSaid: ['ask', 'legs'],
  tellsAlone: ['ask'],
  comesFirst: ['legs'],
  decidedBy: [
    // What is thrown where others eat.
    /\b(?:throws?|throwing|chucks?|chucking)\b[^.!?]{0,40}\b(?:restaurants?|caf[eé]s?(?!\w)|(?:eat|eating|meal) out)/i,
  ],
  roles: {},
  titles: {
    young: [
      { text: 'Two Legs Under a Table', thread: 'legs' },
      { text: 'A Pad and a Pencil', thread: 'ask' },
      { text: 'Say It, Point or Whisper', thread: 'ask' },
      { text: 'Look, Point, Yum', thread: 'ask' },
      { text: 'Behind the Swing Door', thread: 'kitchen' },
      { text: 'Chop, Chop, Wait', thread: 'kitchen' },
      { text: 'Sit, Wait, Eat', thread: 'order' },
      { text: 'First a Table, Then a Plate', thread: 'order' },
      { text: 'Here Comes the Tray', thread: 'tray' },
      { text: 'The Tray Goes Round', thread: 'tray' },
      { text: '{name} Eats Out' },
      { text: 'A Meal at a Big Table' },
    ],
    older: [
      { text: 'The Wait Before the Food', thread: 'legs' },
      { text: 'One Sentence for the Pad', thread: 'ask' },
      { text: 'Four Seconds at the Table', thread: 'ask' },
      { text: 'A Short Speech', thread: 'ask' },
      { text: 'What the Kitchen Does Meanwhile', thread: 'kitchen' },
      { text: 'Twenty Minutes of Chopping', thread: 'kitchen' },
      { text: 'From the Menu to the Bill', thread: 'order' },
      { text: 'The Long Part Is the Wait', thread: 'order' },
      { text: 'Hot Plates on One Arm', thread: 'tray' },
      { text: 'The One With the Tray', thread: 'tray' },
      { text: '{name} Goes Out to Eat' },
      { text: 'A Table for Some' },
    ],
  },
  benefits: [
    'Tells how a meal out goes, and why the wait is long.',
    'Gives {name} something to do in the wait and a way to order.',
    'Treats a walk outside or a quiet table as ordinary.',
  ],
  talk: {
    young: [
      'What comes first, the plate or the wait?',
      'How does {name} feel in the long wait?',
      'Shall we play restaurant at home?',
    ],
    older: [
      'What did the story say about restaurants that was new?',
      'Which word went into the blank?',
      'Shall we look at the menu before we go?',
    ],
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'sit',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['plate', 'spoon', 'pizza'],
  },
  text: {
    '2-3': script(`
      D<kitchen> {Name is} at a big table. There is a door. Swing, swing! Chop, chop, chop. That is food. It is not here yet.
      D<order> Here is a table. {Name is} on a chair. Sit, sit, sit. It is a long wait. Then there is a plate.
      D<tray> Look, a big tray! {Name} may see it. It goes to this table. It goes to that table. Clink, clink, clink.
      P Some children sit. Some go for a look.
      P Lots of people talk. Spoons go clink.
      P The cook is busy. Stir, stir, stir.
      Q In the wait, {Name} may feel ____.
      Q When it is loud, {Name} may feel ____.
      Q At a new table, {Name} may feel ____.
      H {helper} can go out with {him}.
      H {helper} can bring a book.
      H {helper} can ask for bread.
      H<helper> {helper} can play peep with {him}.
      T {he} can look at a book.
      T {he} can ask for a walk.
      T {he} can point at food.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      C<kitchen> {he} can say, "Chop, chop, soon."
      C<order> {he} can say, "Sit, wait, eat."
      C<tray> {he} can say, "Tray, come to me."
      C<topic> {he} can think about {topic}.
      A<kitchen> Swing, swing goes the door. Here is a plate. The table is full. Yum, yum, yum.
      A<order> Sit, wait, eat, done. The plate is clean. The table is wet. Bye-bye, table.
      A<tray> The tray takes the plates. Clink, clink, off it goes. Hands get a wipe. Bye-bye, table.
      D<ask> To the table comes a pad. "What would you like?" {Name} may look. A finger can point.
      P<ask> The one with the pad asks everybody.
      P<ask> Some tell it to a sleeve. Some hide.
      Q<ask> When the pad comes, {Name} may feel ____.
      H<ask> {helper} can say it for {him}.
      H<ask> {helper} can sit close.
      T<ask> {he} can point at a picture.
      T<ask> {he} can nod.
      C<ask> {he} can say, "That one, please."
      A<ask> The pad goes to the kitchen. Then food comes to the table. Yum, that one!
      D<legs> This is a restaurant. {Name} sits on a chair. The food is not here yet. Two legs want to go. A walk to the door and back!
      Q<legs> In the chair, {Name} may feel ____.
      H<legs> {helper} can go for a walk.
      T<legs> {he} can draw on paper.
      C<legs> {he} can say, "Walk, walk, sit."
      A<legs> Here comes the food. Walk, walk, sit. The legs have a rest now. Yum, says the restaurant.
    `),
    '4-5': script(`
      D<kitchen> In a restaurant there is a door that swings. {Name} may see it open and shut. Behind it people chop, stir and fry. They begin when they know what people want. So the food is not there at once.
      D<order> At home the food is there, and then people sit. In a restaurant, {Name} may sit down first. Then people pick something. Then they wait, and that is the long bit. The food comes after that.
      D<tray> {Name} may see a person with a tray in the restaurant. That person goes round and round. Soup is for the man with the hat. Chips are for the small table. It is hard work to know it all.
      P The people at the next table talk a lot. They like it here. They do not know how loud they are.
      P The cook has six pans and two hands. The cook thinks of all the tables. It takes as long as it takes.
      P Some people read while they wait. Some draw, and some look at shoes. Grown-ups look at phones and then say sorry.
      Q In the long wait, {Name} may feel ____.
      Q When it is loud and full, {Name} may feel ____.
      Q When somebody asks, "What would you like?" {Name} may feel ____.
      H {helper} can go for a walk outside with {him}. ~ Legs like that in a long wait.
      H {helper} can bring paper and pens. ~ It helps, because a wait is shorter with a job.
      H {helper} can say how long it may take. ~ It helps to know.
      H<helper> {helper} can play a game with {him} at the table. ~ A spoon and a cup are enough.
      H<adult> {helper} can help in the wait. ~ The first thing to try is {adult}.
      T {he} can draw what will be on the plate.
      T {he} can point at the menu.
      T {he} can ask for a walk.
      T<comforter> {he} can put {comforter} on the next chair.
      T<quiet> {he} can spend the wait {quiet}.
      T<doing> {he} can try {doing} till the plate comes.
      C<kitchen> {he} can think, "They are making it now."
      C<order> {he} can say, "Sit, pick, wait, eat."
      C<tray> {he} can think, "My plate is on the way."
      C<topic> In the wait, {he} can think about {topic}.
      A<kitchen> The door swings, and here comes the plate. It was made just now, so it is hot. The cook has one pan less to think of. A restaurant is slow, and then there is food.
      A<order> Now the plates are empty. Somebody pays, and all get up. The table gets a wipe and is ready for others. That was sit, pick, wait and eat.
      A<tray> The tray comes back for the plates and cups. They go away with a clink. The person with the tray has far to go till night. The restaurant is not so loud any more.
      D<ask> In a restaurant a person comes with a pad. They ask each one at the table. {Name} may say it, or point, or whisper it to somebody. All three ways end up on the pad.
      P<ask> Waiters meet loud ones, quiet ones and some under the table. They ask again, and that is all.
      P<ask> The others at the table got asked too. They are thinking of their own food.
      Q<ask> When the person with the pad looks over, {Name} may feel ____.
      H<ask> {helper} can say the order if {he nods}. ~ A nod counts.
      H<ask> {helper} can choose with {him} before the pad comes.
      T<ask> {he} can point at a picture on the menu.
      T<ask> {he} can whisper it into an ear.
      C<ask> {he} can say, "Chips, please, and water."
      A<ask> What was on the pad is now on a plate. The kitchen cannot tell who said it. Next time at the table, there is a new turn for it.
      D<legs> In a restaurant the food is slow, and legs are quick. {Name} may feel them under the table, and they want to go. In a kitchen hot soup comes through the door. So feet on the floor stay near the chair. Hands can have a job while the legs wait.
      P<legs> The person with the tray looks at plates, not at the floor. So it is good when no one is down there. Grown-ups get long legs from sitting, too.
      Q<legs> In the long wait, {his} legs may feel ____.
      H<legs> {helper} can go to the door and back with {him}. ~ A walk makes the wait half as long.
      H<legs> {helper} can bring paper and three pens. ~ Then the hands have a job.
      T<legs> {he} can press {his} feet on the floor and count to ten.
      T<legs> {he} can ask, "Walk, please?"
      C<legs> {he} can think, "Walk, sit, draw, eat."
      A<legs> The plates are here, and mouths have the job now. Legs can hang down and do nothing. There was one walk, or three. Out of the restaurant there is the street, and legs like streets.
    `),
    '6-7': script(`
      D<kitchen> What is going on while nothing is going on? In a restaurant the cook begins when {Name} or somebody else has chosen. Then there is chopping, frying and a lot of calling. Six tables want six things at the same time. That is why it can take twenty minutes.
      D<order> A meal in a restaurant goes in steps. First there is a table, and {Name} may pick a chair. Next comes a menu, and somebody asks what people would like. After that comes the wait, which is the longest step. Then there is food, and at the end somebody pays.
      D<tray> The person with the tray knows the whole restaurant. That person knows who wants no sauce and who needs a spoon. {Name} may be asked, "And what would you like?" It can be said, or pointed at on the menu. The person has heard every answer there is.
      P The noise comes from all the tables together. At each one, people talk a bit louder to hear themselves. In the end the whole room is loud, and no one meant it.
      P Sitting for a long time is hard work for legs. Grown-ups cross theirs, jiggle a foot or go to the toilet twice.
      P Cooks know that some people like plain pasta best. They make it often. It is quick, and nobody in the kitchen minds.
      Q In the long wait, {Name} may feel ____.
      Q When someone asks for the order, {Name} may feel ____.
      Q In a loud room, {his} body may feel ____.
      H {helper} can choose a table near the wall. ~ It is quieter there, and nobody goes past.
      H {helper} can go outside with {him} for five minutes. ~ Food is not faster when it is watched.
      H {helper} can look at the menu with {him} at home. ~ Then it is easy to choose.
      H<helper> {helper} can play a guessing game with {him}. ~ Guessing needs no room on the table.
      H<adult> {helper} can help in the wait. ~ One thing that helps is {adult}.
      T {he} can draw the kitchen as it may look behind the door. ~ Then the wait has a picture.
      T {he} can point at the menu or say it to a grown-up first. ~ Both are ways to order.
      T {he} can ask for a short walk with somebody. ~ Legs come back calmer from a walk.
      T<comforter> {he} can keep {comforter} on the next chair. ~ It is polite and eats little.
      T<quiet> {he} can spend the wait {quiet}. ~ Time goes faster with something to do.
      T<doing> {he} can try {doing} until the food is there. ~ What helps at home can help here too.
      C<kitchen> {he} can think, "Somebody is chopping it just now."
      C<order> {he} can think, "This is the waiting step, and food is next."
      C<tray> {he} can think, "I can say it, or I can point."
      C<topic> In the wait, {he} can think about {topic}.
      A<kitchen> At last the door swings, and the plate is hot. It has been an onion, a pan and a lot of work. Then for a time the table gets quiet. Food does that.
      A<order> The last step is the way out. Coats come off the chairs, and crumbs fall down. The restaurant gets a new cloth on the table for the next people. The wait is forgotten, more or less.
      A<tray> On the way out there is a goodbye from behind a tray. A nod or a wave is an answer. The restaurant goes on until late. Somebody there knows now who wants no sauce.
      D<ask> In a restaurant somebody comes with a pad and waits with a pencil. It is {his} turn, and it can get quiet. {Name} may have the words ready, and then they hide. A waiter needs only one thing, and that is the name of the food. Pointing at the menu says it as well.
      P<ask> Waiters ask the same thing at each table. They meet people who shout it and people who hide behind a menu. Both get their food.
      P<ask> Many grown-ups say it over and over in their heads first. Then they say it wrong.
      Q<ask> When the pencil points this way, {Name} may feel ____. Faces can get warm then.
      H<ask> {helper} can practise it at home with a pad and a pencil.
      H<ask> {helper} can say the order, if a nod is easier today.
      T<ask> {he} can hold up the menu and point. ~ Then no word is needed.
      T<ask> {he} can choose one small thing to say, such as "water".
      C<ask> {he} can say, "This one, please."
      A<ask> The pencil wrote it down, and off it went to the kitchen. It was one sentence, or one finger on a menu. Food came out of it in any case. Words get used to tables bit by bit.
      D<legs> A restaurant is mostly waiting with a tablecloth. It takes about half an hour from the menu to the food. {Name} may be fine for ten minutes and then feel it in the legs. Bodies are made to move, and children's bodies most of all. A wait can be cut in pieces: look, draw, walk, guess, eat.
      P<legs> People with hot plates need a free way, and they cannot see over them. At the other tables the grown-ups wait as well. They do it with bread.
      Q<legs> When nothing has come for a long time, {his} legs may feel ____.
      H<legs> {helper} can order something small at once. ~ Bread is quicker than anything.
      H<legs> {helper} can take {him} outside for a bit, between the pieces. ~ It is what the door is for.
      T<legs> {he} can guess which table gets its food next. ~ It makes the wait a game.
      T<legs> {he} can push both hands up under the chair and lift. ~ Strong pushing rests the legs.
      C<legs> {he} can think, "First piece, second piece, walk."
      A<legs> The food came in the fourth piece of the wait. It was hot, so there was a fifth. At the end of the meal the chairs scrape, and out go the legs. Some of the best parts of a restaurant are on paper, in three colours.
    `),
    '8-10': script(`
      D<kitchen> A restaurant is a kind of factory, with candles. While {Name} looks at a fork, five people behind a swing door are working against the clock. Each order is a slip of paper. Somebody reads it out, and somebody starts the slow parts. Then table four changes its mind. All dishes for one table are meant to be ready in the same minute. That takes time.
      D<order> Meals out are built in an odd way. At home the food is the main part. In a restaurant, {Name} may notice that most of the evening is choosing, waiting, passing the bread and waiting again. Grown-ups come for that part. They call it talking. Anyone who has come for the food needs a plan for the rest.
      D<tray> Waiters walk for miles on a busy evening, with hot plates on one arm. They have the whole restaurant in their heads. When one of them asks {Name} a question, it is the same one they ask at every table. Pointing at the menu is an answer. So is a nod to somebody who knows.
      P In a full room everyone speaks a little louder in order to be heard over everyone else. It is called the Lombard effect. Nobody has decided to be loud, and nobody can stop first.
      P People at the next table are interested in their own plates. They notice a child for as long as it takes to look up. Most of them sat in restaurants as children, and waited too.
      P Cooks do not mind plain orders. A plate of pasta with nothing on it is quickly made, and they are grateful for an easy one.
      Q In the long wait, {Name} might feel ____. Legs and stomachs count as well.
      Q When the waiter turns round, {Name} may feel ____. A table full of faces is waiting for the answer.
      Q In a room full of voices, {his} head may feel ____. It is sorting forty conversations.
      H {helper} can choose an early hour, if there is a choice. ~ At five o'clock a restaurant is nearly a library.
      H {helper} can look up the menu with {him} beforehand. ~ A choice that has been made at home helps with the rest.
      H {helper} can take a turn outside with {him} between two courses. ~ Half of the adults would like to come along.
      H<helper> {helper} can order for {him}, or with {him}. ~ It is done at most tables for some reason or other.
      H<adult> {helper} can help by {adult}. ~ It has been good on other days.
      T {he} can decide at home what to order, and have a second choice. ~ Then the menu holds no surprises.
      T {he} can draw, read or count things in the wait. ~ Twenty minutes is a whole chapter.
      T {he} can say, "I need five minutes outside, can you come?" ~ Five minutes of air can make the next twenty easier.
      T<comforter> {he} can hold {comforter} under the table. ~ Nobody looks there.
      T<quiet> {he} can spend the wait {quiet}. ~ It makes the wait the good part.
      T<doing> {he} can try {doing} when it gets loud. ~ It is one thing to hear instead of forty.
      C<kitchen> {he} can think, "My slip of paper is in there somewhere."
      C<order> {he} can think, "This is the talking part, and I brought a book."
      C<tray> {he} can think, "Same question, hundredth time, I can point."
      C<topic> In the middle of the noise, {he} can think about {topic}.
      A<kitchen> Then the door swings open, and three plates arrive in the same second, as planned. For some minutes nobody at the table says anything. Somewhere behind that door a slip of paper goes on a spike. It had the name of a dish on it, and now it is history.
      A<order> The bill comes, adults pat their pockets, and it turns out that two hours have gone. Some of them were long. A person may like the food in a restaurant and not the sitting, or the other way round. The bread was good.
      A<tray> At the end of the shift the waiter sits down at last, with sore feet and a bowl of soup. The answers are forgotten by then. There was a nod at table four that did just as well as words. The restaurant turns its chairs over and sweeps.
      D<ask> Ordering in a restaurant is a short speech to somebody with a pencil. {Name} may know exactly what to say until the pencil arrives. Then everyone at the table goes quiet, which is what makes it so hard. A waiter hears two hundred of these in an evening and remembers none of them. What they want is a dish and a number.
      P<ask> Waiters ask the same question at every table, all evening long. If somebody looks away, they ask again, or another person answers, and on it goes.
      P<ask> The others at the table are working on their own speech. They hear less of anybody's than it seems.
      Q<ask> With the pencil in sight, {Name} might feel ____. It may be in the face or the throat.
      H<ask> {helper} can look up the menu with {him} beforehand. ~ A choice that was made at home needs one word.
      H<ask> {helper} can agree on a sign that means "you say it this time".
      T<ask> {he} can point at the line on the menu. ~ Pointing is an answer, and so is a nod.
      T<ask> {he} can practise at a counter, where nobody sits and waits.
      C<ask> {he} can say, "Number twelve, please."
      A<ask> The speech was four words long, or somebody else made it, and the kitchen did the rest. By the time the plates came, it had been forgotten at every table. A menu can be pointed at in any country. The next pencil will come with the bill.
    `),
    '11+': script(`
      D<kitchen> Behind the door of a restaurant there is a different climate. It is hot, loud and strictly run, and everything is timed backwards from the moment when the plates go out. The slip with {his} order on it has been read aloud, divided into parts and given to people who are each doing six other things. What seems like nothing happening is more like a small orchestra tuning up. The pause before the food is the sound of that, with the door shut.
      D<order> Going to a restaurant is a social event disguised as a meal. {Name} may have worked out that the eating takes fifteen minutes of it and the rest is sitting, talking and being asked about school. For people who like that, the food is an excuse. For others it is the other way round, and the hour around it needs to be furnished somehow. Both sorts sit at most tables. A book under the edge of the cloth has a long and honourable history.
      D<tray> Ordering in a restaurant is a performance of about eight seconds, and to {Name} it may seem longer. Somebody stands there with a pad, several relatives stop talking, and a sentence is expected. The waiter has heard it in every form, from a whisper to a finger on the page. They are listening for a number or a noun. Everything else is decoration, and "the same as him" is one of the most popular orders in any restaurant.
      P Eating in front of other people makes quite a few people self-conscious, more often in the teens than before. It helps to know that the others are busy with the same worry, or with their peas. Hardly anyone could say afterwards what somebody else at the table did with a fork.
      P Waiters judge tables on two points, which are whether people say please and whether anything is on fire. Quiet guests are restful, and so are guests who have read the menu and know what they want.
      P Noise in a full room feeds on itself, because each table raises its voice to be heard. Acoustic engineers measure it at the level of a lawn mower. A person with a headache by the main course is not being difficult.
      Q In the long middle, {Name} might notice ____. Boredom and discomfort often travel together.
      Q When it is time to order, {Name} may feel ____. It is a matter of seconds, and they can seem long.
      Q When the room gets loud, {his} shoulders may feel ____. They tend to rise with the volume.
      H {helper} can choose the time and the table with noise in mind. ~ A corner at six is a different place from the middle at eight.
      H {helper} can order for both, without making anything of it. ~ Plenty of people order for each other.
      H {helper} can agree that a walk round the block is possible. ~ A table seems different after five minutes of air.
      H<helper> {helper} can move the conversation on when it gets to school. ~ It is a skill that few adults lack when they are asked.
      H<adult> {helper} can help by {adult}, and take a no for an answer. ~ It has a good record.
      T {he} can read the menu online and settle the question in advance. ~ Decisions are easier without an audience.
      T {he} can take a book, a pencil or one earphone for the waiting. ~ Most families will trade that for a pleasant hour.
      T {he} can step outside for five minutes without giving a reason. ~ Fresh air is reason enough, and the food will not come sooner for being watched.
      T<comforter> {he} can keep {comforter} in a coat pocket. ~ It is a comfort to have one guest who does not talk.
      T<quiet> {he} can spend the wait {quiet}. ~ Time with something in it goes faster.
      T<doing> {he} can try {doing} when the room is at its loudest. ~ The level goes down when the main courses come.
      C<kitchen> {he} can think, "The orchestra is tuning."
      C<order> {he} can think, "Fifteen minutes of food, and I have furniture for the rest."
      C<tray> {he} can think, "One noun is enough."
      C<topic> During the long conversations, {he} can think about {topic}.
      A<kitchen> Then the door swings and everything is there at once, since that was the whole idea. Talk stops, and it is suddenly possible to hear. The kitchen has moved on to table nine. A restaurant is at its best for the five minutes after the plates come.
      A<order> Towards the end there is coffee for the adults, who have forgotten the time, and then a discussion about who pays. It is possible to have enjoyed the starter, endured the middle and liked the way home. Evenings in a restaurant are assembled from parts. Nobody is obliged to like all of them, or to say so in the car on the way home.
      A<tray> The pad goes back into an apron with the day's nouns on it. By midnight they will have been washed off the plates. Whoever pointed got the same meal as whoever made a speech. It is one of the more democratic things about a restaurant, and few people ever remark on it.
      D<ask> Ordering a meal is a public appearance of about four seconds. {Name} may rehearse it through the whole menu and still hand it over to somebody else when the waiter turns. It is common, and it is hardly ever about the food. The table falls silent, the pencil hovers, and a perfectly good voice decides to stay in. Waiters ask again without thinking anything of it, because half of their guests mumble.
      P<ask> To a waiter, a guest who looks at the tablecloth is one of many, and not a difficult one. The difficult ones send back the soup.
      P<ask> Relatives who say "speak up" mean to help and raise the price of the next word. They can be told so, preferably not at the table.
      Q<ask> When the pencil arrives, {Name} might notice ____. It tends to be the throat.
      H<ask> {helper} can order without comment if there is an agreed sign.
      H<ask> {helper} can suggest places with a counter or a screen in between.
      T<ask> {he} can read the line off the menu, with a finger on it. ~ Reading aloud is easier than talking.
      T<ask> {he} can go first. ~ Waiting for it is the longer half.
      C<ask> {he} can say, "The soup, please. Thank you."
      A<ask> Four seconds, and attention moves on to whoever sits next at the table. It can be pointed, mumbled or delegated without the kitchen noticing any difference. Cafes with a counter are good for practice, since the queue behind is thinking about cake. The soup, when it comes, is simply soup.
    `),
  },
};

/** Eating out: the order of a meal, the wait and what it is for, and the sounds of a full room. */
export const goingToARestaurant: Frame = withScenes(own, foodOnThePlateOutThere, fortyVoices, oneThingOnTheMenu);
