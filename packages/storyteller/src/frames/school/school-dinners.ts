import { lunchThatIsGivenAway, lunchOfOthers } from './lunch-that-changes-hands.ts';
import { lunchBehindADoor } from './lunch-behind-a-door.ts';
import { eyesOnAPlate } from './eyes-on-a-plate.ts';
import { lidAtLunch } from './lid-at-lunch.ts';
import { script, type Frame } from '../../frame.ts';
import { lunchBeforePlay } from './lunch-before-play.ts';
import { withScenes } from '../scene.ts';
import { cardOfAnotherColour } from './card-of-another-colour.ts';

const own: Frame = {
  id: 'school-dinners',
  name: 'School dinners, packed lunch and the dinner hall',
  says: [
    'will not eat school dinners',
    'the dinner hall is too loud and smelly',
    'scared of the lunch hall',
    'packed lunch comes home uneaten',
    'comes home from school starving',
    'eats at home but not at nursery',
    'starting hot dinners at school',
    'dinner lady makes her eat it',
    'takes too long to eat lunch and misses playtime',
    'does not know where to sit in the canteen',
    'carrying the tray scares him',
    'will not eat in front of other children',
    'cafeteria noise',
  ],
  claims: {
    strong: [
      'at school dinners',
      'touch his chips',
      'touching his food',
      'eat lunch at school',
      'eat his lunch at school',
      'eat her lunch at school',
      'eat anything at school',
      'eat at school',
      'brings it all back',
      'eat school dinners',
      'eat school dinner',
      'eat school lunch',
      'eat the school dinners',
      'eat at lunch',
      'school dinner',
      'school dinners',
      'school lunch',
      'school lunches',
      'dinner hall',
      'lunch hall',
      'lunchroom',
      'dinner lady',
      'dinner ladies',
      'lunch lady',
      'lunch ladies',
      'canteen',
      'cafeteria',
      'hot dinners',
      'packed lunch',
      'packed lunches',
      'eat at school',
      'eats at school',
      'eating at school',
      'eat at nursery',
      'eats at nursery',
      'eating at nursery',
      'eat his lunch',
      'eat her lunch',
      'eats her lunch',
      'eats his lunch',
      'lunchbox',
      'lunch box',
      'lunch queue',
      'lunch table',
    ],
    cues: ['lunch', 'dinner', 'tray', 'hall', 'starving', 'hungry', 'school', 'nursery', 'uneaten', 'queue', 'smell'],
    not: [
      'starting school',
      'open her lunchbox',
      'open his lunchbox',
      'open her lunch box',
      'open his lunch box',
      'starts school',
      'start school',
      'starting reception',
      'allergy',
      'allergic',
      'stole',
      'steals',
      'stealing',
      'laugh at her lunch',
      'laugh at his lunch',
      'laughed at her lunch',
      'laughed at his lunch',
      'make fun of her lunch',
      'make fun of his lunch',
      'restaurant',
      'eats alone',
      'eats lunch alone',
      'nobody sits with',
      'no one sits with',
      'christmas dinner',
      'sunday dinner',
      'forgot',
      'forgets',
      'puree',
      'choke',
      'choked',
    ],
  },
  topicWords: ['lunch', 'dinner', 'eat', 'food', 'tray', 'table', 'hall', 'plate'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing', 'gear', 'companion', 'place'],
  facts: [
    'A hall with hard walls sends voices back, and people then speak louder; halls at lunch reach the loudness of a busy road.',
    'Smells are strongest at the door; a nose stops noticing a steady smell after some minutes.',
    'New food is often liked only after it has been met many times; nobody is made to eat, and an adult is told by a child who feels ill.',
    'Hunger grows when there is time and calm; in a hurry or with worry a stomach is slow and appetite small. A child who ate little at lunch can eat after school.',
    'Families can ask a school for an early place in the queue, a quieter table, a packed lunch or the menu beforehand.',
    'A tray is steady when held with both hands and with the cup in the middle.',
  ],
  threads: {
    ears: 'two hands on two ears, and a place where they are not needed',
    touching: 'a plate with a space between the things on it',
    hall: 'a hall full of voices and smells, and a place at the end of a table',
    tray: 'the way of a tray, from the pile to the trolley',
    known: 'one thing on the plate that is known already',
    box: 'a lunch box from home, which goes out and comes back',
    seat: 'a seat at a table, and how people find one',
    time: 'how long lunch takes, and how fast people eat',
  },
  threadCues: {
    ears: /^(?![^]*\bsmell)[^]*?\b(?:hands? over (?:his|her|their)? ?ears|cover\w* (?:his|her|their) ears|(?:too |so |really |very )?(?:noisy|noise|loud|echo\w*)|ear defenders?)\b/i,
    touching: /\b(?:touch\w*|separate(?:ly)?|mix(?:ed|es|ing)?|gravy|sauce|(?:all )?on (?:the same|one) plate)\b/i,
    hall: /\b(?:loud\w*|nois\w+|smell\w*|stink\w*|crowd\w*|busy|echo\w*|scared of the (?:dinner|lunch)|hall)\b/i,
    tray: /\b(?:(?:to|start\w*|hav(?:e|ing)|instead of packed lunch\w*[^.]{0,12}) (?:hot |school )+(?:dinners?|meals|lunch(?:es)?)|trays?|queue\w*|spill\w*|drop\w*|cutlery|knife|carry\w*|pay\w*|till)\b/i,
    known:
      /^(?![^]*\b(?:loud\w*|nois\w+|smell\w*|stink\w*)\b)[^]*?\b(?:only (?:likes?|eats?)|fussy|picky|won'?t (?:eat|try)|doesn'?t (?:like|eat)|makes? (?:him|her|them) eat|(?:isn'?t|not|hardly|barely|refus\w+ to|never) (?:eat\w*|touch\w*)|my (?:food|cooking)|at home)\b/i,
    box: /^(?![^]*\b(?:instead of|rather than|from|swapp?\w*|no more|not) (?:having |taking )?(?:(?:his|her|their|a) )?packed lunch)[^]*?\b(?:packed lunch\w*|lunch ?box\w*|uneaten|comes (?:home|back) (?:full|untouched))\b/i,
    seat: /^[^]*?\b(?:sits?|where to sit|seat|alone|next to|in front of (?:the )?(?:others?|people|everyone))\b/i,
    time: /\b(?:slow\w*|so long|too long|last one|finish\w*|run(?:s)? out of time|misses? (?:play|break)\w*|hurr\w+|rush\w*)\b/i,
  },
  // Whom somebody sits with is a matter of lunch where it is at lunch that nothing is eaten.
  decidedBy: [
    /\b(?:lunch\w*|dinner hall|canteen|school dinners?)\b[^]*\b(?:alone|by (?:him|her|them)sel\w+|on (?:his|her|their) own|shy|embarrass\w*|in front of)\b[^.!?]{0,24}\beat\w*|\b(?:too shy|embarrassed|scared|won'?t|afraid) to eat\b[^.!?]{0,30}\b(?:school|lunch|canteen|hall|in front of)\b/i,
  ],
  onlyWhenSaid: ['box', 'seat', 'time', 'touching', 'ears'],
  tellsAlone: ['touching', 'ears'],
  comesFirst: ['touching', 'ears'],
  roles: {},
  titles: {
    young: [
      { text: 'Ears at Lunch', thread: 'ears' },
      { text: 'A Space on the Plate', thread: 'touching' },
      { text: 'Click, the Lunch Box', thread: 'box' },
      { text: 'What Is in the Box?', thread: 'box' },
      { text: 'A Chair at the Table', thread: 'seat' },
      { text: 'Slow Spoon, Fast Spoon', thread: 'time' },
      { text: 'Clink, Clink, Lunch', thread: 'hall' },
      { text: 'A Table by the Wall', thread: 'hall' },
      { text: 'A Tray Has Two Hands', thread: 'tray' },
      { text: 'Hello, Bread', thread: 'known' },
      { text: '{name} at Lunch' },
    ],
    older: [
      { text: 'Lunch for Two Ears', thread: 'ears' },
      { text: 'A Space Between the Peas', thread: 'touching' },
      { text: 'Out Full, Home Light', thread: 'box' },
      { text: 'Is This Seat Free?', thread: 'seat' },
      { text: 'As Fast As It Goes', thread: 'time' },
      { text: 'A Hundred Forks', thread: 'hall' },
      { text: 'The End of the Table', thread: 'hall' },
      { text: 'The Way of a Tray', thread: 'tray' },
      { text: 'From the Pile to the Trolley', thread: 'tray' },
      { text: 'One Thing on the Plate', thread: 'known' },
      { text: '{name} at Lunch' },
    ],
  },
  benefits: [
    'Tells how lunch goes in a place full of other people.',
    'Leaves it to the tummy how much is eaten.',
    'Gives {name} one small thing that can be chosen or asked for.',
  ],
  talk: {
    young: [
      'What could be heard at lunch?',
      'How does a tummy feel at lunchtime?',
      'Shall we set a table like at school?',
    ],
    older: [
      'Which part of lunch was the story about?',
      'Which word went into the blank, and is it about the food, the noise or the people?',
      'Shall we look at the menu for this week?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'sit',
    feeling: 'shy',
    companion: 'child',
    props: ['plate', 'cup'],
  },
  text: {
    '2-3': script(`
      D<hall> Clink, clink! It is lunch. {Name has} a plate. Spoons go clink. Cups go clonk.
      D<hall> {Name has} a chair at lunch. There are lots of spoons. Clink, clink, clink! It is a loud song.
      D<known> Here is lunch. {Name} can see bread. Hello, bread! The rest is new. It can just sit there.
      D<known> It is time to eat. {Name has} a plate. One thing is not new. Hello, bit of bread!
      D<tray> Lunch comes to the table. {Name has} two hands. One is for a spoon. One is for a cup.
      P Some children eat a lot. Some eat a bit.
      P Grown-ups like their own cup best.
      P A bird eats one crumb. Peck!
      Q At the table, {Name} may feel ____.
      Q With all the spoons, {Name} may feel ____.
      Q When the food comes, {Name} may feel ____.
      H {helper} can sit there too.
      H {helper} can say what it is.
      H<helper> {helper} can eat some bread.
      H<adult> {helper} can try {adult}.
      T {he} can sniff it.
      T {he} can sit with a cup.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      C<hall> {he} can say, "Clink, clink, lunch."
      C<known> {he} can say, "Hello, bread."
      C<tray> {he} can say, "Spoon here, cup here."
      C<topic> {he} can think about {topic}.
      A<hall> Clink, clink, clonk. Lunch is done. The spoons are still. Hello, toys!
      A<known> Lunch is over. A bit went in. That is fine. Bye-bye, bread.
      A<tray> The cup is empty. The spoon is still. That was lunch. Bye-bye, table!
      D<box> Click! {Name has} a lunch box. There is food from home in it. Hello, box!
      C<box> {he} can say, "Click, my lunch."
      A<box> Click! The lunch box is shut. It goes home. It is light now. Bye-bye, box.
    `),
    '4-5': script(`
      D<hall> At school, lunch is in a big hall. {Name} may hear a hundred forks and a lot of talk. The walls are hard, so the noise comes back. There is a smell of dinner at the door. After some minutes a nose gets used to it.
      D<hall> Clink, clatter, chat, chat! That is a hall at dinner time. {his} place is at a table with the others. It is loud because everyone talks at once. At the end of a table it is not so loud.
      D<tray> A tray is for carrying dinner. {Name} can hold it with two hands, and then it stays flat. First comes the plate, then the cup. People with a tray walk slowly. Then it goes on a table, and the way is done.
      D<known> On a plate at school there can be new food. It is not cooked as at home. {Name} may look for one thing that is known. It may be bread, or a slice of apple. The rest can stay where it is. A tummy can start with what it knows.
      P The people who cook for a school think about children all day. They hope that something tastes good.
      P Other children are busy with their own plates. One counts peas. One builds a hill.
      P Grown-ups eat less too when a place is new. Later they eat more.
      Q When the door opens, {his} nose and ears may feel ____.
      Q With the plate in front, {Name} may feel ____.
      Q At the long table, {Name} may feel ____.
      H {helper} can say in the morning what is for lunch. ~ Then it is no surprise.
      H<hall> {helper} can ask for a place by the wall. ~ It is not so loud there.
      H {helper} can tell the school what {Name} likes to eat. ~ It is good to know.
      H<helper> {helper} can keep something to eat for after school. ~ Then a small lunch is no trouble.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      T {he} can start with the thing that is known.
      T {he} can take one sniff or one lick.
      T {he} can say, "A bit more, please," or, "I am full."
      T<comforter> {he} can have {comforter} in a bag.
      T<doing> {he} can try {doing} first.
      T<gear> {he} can {gear} in the hall.
      C<hall> {he} can think, "Clink, chat, it is just lunch."
      C<tray> {he} can say, "Two hands, slow feet."
      C<known> {he} can think, "First the one I know."
      C<topic> {he} can think about {topic} at the table.
      A<hall> The forks are still, and the hall is nearly empty. It smells of soap now. Some plates were empty, and some were not. Outside there is air, and time to play.
      A<hall> Clink, said the last fork, and lunch was over. The noise went out of the door with the children. A tummy knows how much it wants. There is more to eat later.
      A<tray> The tray goes back to the pile with the others. It has been all the way to the table. Lunch was on it, and some of it was good. Hands can do that again.
      A<known> The thing that was known is gone from the plate. The new food was looked at, and that is a start. A tummy that is not full can say so at home. Some day the new food will be old.
      D<box> A lunch box is a bit of home that goes to school. {Name} can open it at the table. What is in it was packed by someone at home. It is fine to start with any of it.
      C<box> {he} can think, "Click, what is first?"
      A<box> Click, and the lunch box is shut. It may be empty, or there may be some left. That can be eaten on the way home. In the morning it gets filled again.
      D<time> Some spoons are fast at lunch, and some are slow. {his} spoon may be a slow one. Then the others get up, and the plate is still half full. Slow is good for a tummy. It is only hard when time is short.
      C<time> {he} can think, "Slow spoon, and that is fine."
      A<time> Fast spoons and slow spoons lie in the same bowl now. Lunch was as long as it was. What a tummy got, it got. Play goes on for a bit yet.
      D<seat> At lunch there are long tables with lots of chairs. {Name} may stand there and look for one. Most people do that, on each day. An empty chair is for anybody. It is fine to ask, "Is it free?"
      C<seat> {he} can say, "Can I sit here?"
      A<seat> The chair was free, and then it was not. Next to it somebody ate peas, one by one. At lunch, people sit where there is room. There is room for a good many.
      D<touching> On a plate there can be peas here and potato there. {Name} may like a space in between. When food touches, it is a new thing with a new taste. So it helps to know where each bit goes. A plate has room for spaces.
      C<touching> {he} can say, "Peas here, please, and potato there."
      A<touching> Some food was eaten, and some stayed in its corner. There was a space, or a spoon made one. At lunch it is fine to say what goes where. The tray goes back with its bits.
      T<touching> {he} can ask, "Can I have it on two plates?"
      H<touching> {helper} can tell the dinner hall what helps.
      D<ears> In the hall there are forks and plates and lots of voices. {Name} may put both hands on {his} ears. But then no hand is left for the spoon. Ears cannot shut like eyes. So food waits, and the noise goes on.
      C<ears> {he} can show two hands on two ears, which says, "Too loud."
      A<ears> Two hands can eat when the ears are all right. There may be a table by the wall, or a quiet room. Lunch is short. After it comes the fresh air, where noise can fly off.
      H<ears> {helper} can ask for a quiet place to eat.
      T<ears> {he} can eat near the door, where it is not so loud.
      P<touching> The cook puts things close so that all of it fits.
      Q<touching> When food touches on the plate, {Name} may feel ____.
      T<touching> {he} can push a space with a spoon.
      P<ears> Some children get loud when it is loud. They do not notice it.
      Q<ears> When all the forks clink at once, {Name} may feel ____.
    `),
    '6-7': script(`
      D<hall> A hall at lunch is about as loud as a busy road. Each person talks a bit louder to be heard, and so does the next. {his} ears may get all of it at once. The smell of dinner is strongest at the door. After some minutes the nose stops telling about it. The ends of the tables are quieter than the middle.
      D<tray> Trays wait in a pile by the door. {Name} can take one with both hands. It goes along a shelf, and people put dinner on it. They may ask, "This or that?" Then comes the walk to the table, and that is the hard bit. With the cup in the middle and slow feet, most trays get there.
      D<known> Food at school looks different from food at home. It may even have the same name. {Name} may look for one thing on the plate that is known. A tongue likes to meet new food many times before it says yes. Ten times is not odd. So a look counts, and so does a sniff.
      P People who cook for two hundred cannot cook it as one home does. They like it when somebody says what was good.
      P Others at the table may eat fast or pick out all the carrots. Few of them look at another plate for long.
      P A stomach is slow when there is a lot to see and hear. That is how bodies are made. It says what it wants later.
      Q At the door of the hall, {Name} may feel ____. It may be in the nose or in the tummy.
      Q In front of the plate, {Name} may feel ____.
      Q At the table with the others, {Name} may feel ____.
      H {helper} can look at the menu with {him} on the evening before. ~ Known food is easier to meet.
      H<hall> {helper} can ask the school for a quiet end of a table. ~ Schools get asked that a lot.
      H {helper} can tell the school how much is enough. ~ Then nobody says "eat up".
      H<helper> {helper} can bring something to eat to the gate. ~ A small lunch is no trouble then.
      H<adult> {helper} can start {adult}. ~ It has helped before.
      T {he} can begin with the one thing that is known. ~ The rest can wait.
      T {he} can tell a grown-up in the hall what is hard. ~ They can do more than it seems.
      T<hall> {he} can sit at an end and look at the wall side. ~ There is less to hear and to see.
      T<comforter> {he} can have {comforter} in a bag or a pocket.
      T<doing> {he} can try {doing} before lunch. ~ It has helped before.
      T<gear> {he} can {gear} in the hall. ~ Food tastes the same.
      C<hall> {he} can think, "It is only forks and talk."
      C<tray> {he} can think, "Cup in the middle, slow feet."
      C<known> {he} can think, "One thing I know, and then we will see."
      C<topic> At the table, {he} can think about {topic}.
      A<hall> At the end of lunch the hall gets quiet, one voice after the other. It smells of soap and wet cloth. A tummy that got little can have more later. The playground is right outside, and it is big.
      A<tray> The tray is back, and somebody puts it on a trolley. Perhaps a pea rolled off on the way. Peas do that with everyone. Lunch got from the shelf to the table. That is what trays are for.
      A<known> One thing on the plate is gone, and some of the rest has moved. That was a meeting with new food. It may go the same way nine more times. Lunch at school gets more known, bite by bite or sniff by sniff.
      D<box> A lunch box has a long day before noon. It hangs on a hook, gets warm, and gets shaken. {Name} may open it and not feel like any of it. Things look different in a loud room, even a sandwich from home. Small bits that are quick to eat are often the best. The rest can go home again.
      C<box> {he} can think, "One thing from the box, and then a look round."
      A<box> The lunch box went out full and comes home lighter, or not by much. What is left can be eaten on the way home. Somebody at home can ask which bits were good. Then they pack more of those.
      D<time> Lunch has a start and an end. In between, people eat at all speeds. {Name} may be one of the slow ones. Chewing takes time, and so does talking and looking. Then a bell rings, and there is still food. Slow is good for a stomach. The trouble is only the clock.
      C<time> {he} can think, "First the best bit, then the rest."
      A<time> The bell has rung, and lunch is over for fast and slow. The best bit was eaten first, so it is in. What was left is no loss. A bit of playtime is left as well.
      D<seat> A dining hall has lots of seats, and the middle fills up first. {Name} may stand there with lunch in both hands and look. To the person who stands, it takes ages. To those who sit, it is hardly a moment. A seat beside one person is easier to ask for than one beside six.
      C<seat> {he} can ask, "Is this seat free?"
      A<seat> The seat was free, or the one next to it was. Then lunch was about lunch. People talk more when they chew with somebody, even about peas. Tomorrow there is one known face at that table.
      D<touching> Some people like each food by itself on the plate. {Name} may be one of them. When gravy runs into the peas, the peas feel and taste like something else. In a dinner queue it goes fast, and one spoon lands on another. It can be said before the spoon comes.
      C<touching> {he} can say, "No gravy, please, and a space."
      A<touching> There was a gap on the plate, or a bowl for the peas. Lunch took a bit less courage like that. The person with the spoon may remember it tomorrow. The tray goes on the trolley.
      T<touching> {he} can ask for a bowl beside the plate. ~ Bowls keep things apart.
      H<touching> {helper} can write to the school about it. ~ Kitchens can do more than it seems.
      D<ears> A dinner hall is built like a drum. Chairs scrape, two hundred people talk, and the ceiling sends it all back. {Name} may sit there with both hands over {his} ears. A body that is busy with noise forgets to be hungry. So lunch comes home again in its box.
      C<ears> {he} can think, "My ears are full. I can ask for a quiet place."
      A<ears> Food tastes of more when it is not loud. A table in another room holds the same sandwich. If lunch came home today, it can be eaten on the way. A school that knows about the ears can think of something.
      H<ears> {helper} can ask the school for another room or an early start. ~ Many schools have a small lunch group.
      T<ears> {he} can wear ear defenders, or sit at the end by the wall. ~ It takes the top off the noise.
      P<touching> Many people like food in separate heaps. Some still eat like that when they are fifty.
      Q<touching> When one food runs into another, {Name} may feel ____.
      T<touching> {he} can ask, "Can I have the gravy in a bowl?"
      P<ears> Grown-ups who work in the hall are used to the noise. They may not know how loud it is.
      Q<ears> In the middle of the noise, {Name} may feel ____.
    `),
    '8-10': script(`
      D<hall> Two hundred people eating make about as much noise as a main road, and there is a rule behind it. Each talks a little louder to be heard over the rest, and the rest does the same. {Name} may get all of it at once, along with a smell of gravy and floor polish. Noses give up on a steady smell after a few minutes, which is helpful. Ears do not. The ends of tables and the last ten minutes are the calmest part of lunch.
      D<tray> A school lunch begins with a pile of warm, wet trays. {Name} may know what follows. There is a queue, a question with two seconds for the answer, and a walk with soup. A tray is steadiest with the heavy things near the body. Waiters learn to look at where they are going and not at the cup. Even so, every school has heard a tray fall, and the cheer that goes with it.
      D<known> Cooked for two hundred, even mashed potato becomes a different thing. {Name} may look at a plate and find nothing on it that is known. Tongues are cautious by design, since for most of history new food could be dangerous. They come round after meeting it ten times or more, and a smell counts as a meeting. So a lunch of bread and two peas is not a failure. It is lunch number three with peas.
      P The people behind the counter hear few compliments and many sighs. "Just a little, please" is a sentence they like, since it saves food.
      P At the table, everybody is occupied: who sits where, what is in the gravy, where a carrot could go. Other people's plates come fourth or fifth.
      P A stomach does not work well in a rush. Noise, worry and a ticking clock all tell it to wait, so hunger often turns up at half past three.
      Q At the door of the hall, {Name} might notice ____. It may be the nose that complains first.
      Q With the plate in front, {Name} might feel ____.
      Q Among all the tables, {Name} might feel ____.
      H {helper} can ask the school for an early place in the queue, or a quieter table. ~ It is a very common request.
      H {helper} can go through the week's menu with {him} and mark what will do. ~ Two good days are a start.
      H {helper} can see that there is something to eat at half past three, without questions. ~ Questions taste of nothing.
      H<helper> {helper} can tell what school lunch was like long ago. ~ The custard was usually the worst.
      H<adult> {helper} can try {adult}. ~ It has helped before.
      T {he} can say, "Just a little, please." ~ A small heap is easier to begin.
      T<hall> {he} can choose the end of a table, with a wall behind. ~ That halves the noise.
      T {he} can start with the one thing that is known. ~ A stomach that has begun tends to go on.
      T<comforter> {he} can keep {comforter} in a pocket.
      T<doing> {he} can try {doing} before the bell. ~ It has helped before.
      T<gear> {he} can {gear} in the hall. ~ The food tastes the same.
      C<hall> {he} can think, "Two hundred forks, and one of them is mine."
      C<tray> {he} can think, "Eyes ahead, cup in the middle."
      C<known> {he} can think, "That was meeting number three."
      C<topic> At the table, {he} can think about {topic}.
      A<hall> Towards the end the noise thins out, and single voices can be made out again. Then chairs go up on tables. Someone who ate little will eat later, and a body keeps its own accounts. The food is gone by two, and the smell by three.
      A<tray> The tray lies on the trolley, under four others. It got there by way of a counter, a question and thirty steps with soup. Waiters train for that. What was left on the plate says nothing about the one who carried it.
      A<known> The plate goes back with a bit missing, and the peas may know one more person. It takes time, and it cannot be hurried by anyone. At home there is food that needs no introduction. Lunch is only one meal of the day, and the others are still there.
      D<box> What goes into a lunch box at seven is not what comes out at twelve. Bread gets warm, apples go brown, and a banana makes itself known to everything. {Name} may open the lid and lose all interest. A noisy table does the rest. Cold, dry and small things survive best, and people who climb mountains pack by the same rule.
      C<box> {he} can think, "The dry things first."
      A<box> The box goes home with some of its contents, and they tell a story. What was eaten could come twice, and the banana could stay on the shelf. It helps those who pack to know it. Lunch is a matter of trial and error, in any kitchen.
      D<time> In a school hall, about twenty minutes are meant for eating. {Name} may need thirty. It is not a fault in the eater: chewing takes time, and noise slows a stomach down. The quick ones are often gone before they have noticed what it was. Where lunch is short, the order matters more than the speed.
      C<time> {he} can think, "What fills me comes first."
      A<time> When the bell goes, some plates are empty and some have a view of the potatoes. What was eaten first is what counts. The rest of the hunger can be met after school. Playtime and lunch both end, and neither of them keeps a record.
      D<seat> The hardest thing to find in a canteen is often not on the menu. It is a seat. {Name} may stand with lunch in both hands while everybody else seems to have belonged somewhere for years. In fact most of them look round first, for about two seconds. They only practise it daily. A table with one person is easier to join than one with seven.
      C<seat> {he} can ask, "Anyone sitting here?"
      A<seat> A seat was found, as mostly happens in the end. What was said at that table was mostly about food. It does not need to become a friendship by one o'clock. A second lunch at the same table is already something like a habit.
      D<ears> Dining halls are among the loudest rooms that anybody is asked to eat in. {Name} may sit there with both hands over {his} ears and a full lunch in front of {him}. It is not fussiness. When ears report danger, the stomach closes for business, because no animal eats in a stampede. Later, on the way home, it remembers.
      C<ears> {he} can think, "Quiet first, then food."
      A<ears> Eaten at a table in the library or out on the steps, it is simply lunch. It can be arranged, and it does not need to be explained to anyone in the queue. The hall goes on scraping its chairs without one of them. An afternoon is a good deal shorter with food in it.
      H<ears> {helper} can ask the school for a second place to eat, with one friend. ~ It is among the easiest things to arrange.
      T<ears> {he} can ask to go in at the start or the end, when it is half empty.
      P<ears> People who are not bothered by noise think that it is quiet enough. Ears differ more than shoes do.
      Q<ears> Sitting in the noise, {Name} might notice ____.
    `),
    '11+': script(`
      D<hall> A canteen at lunch combines most of the things that people try to keep apart: noise, smells, queues and an audience. {Name} may find that the appetite is gone at the door. There is a reason for it. A body that is busy with noise or worry moves blood away from the stomach and files hunger under "later". Later tends to be half past three, when there is nothing but crisps. Lunch is then blamed on the food, which is often only partly guilty.
      D<tray> A school lunch begins with a pile of damp trays, a queue with its own laws, and a question that is asked once. {Name} may rehearse the answer and still say "peas" by mistake. After that comes the open floor. People carry hot liquids across it in front of half the year, and it is no wonder that many live on sandwiches. Those who look ahead rather than at the cup spill less, as any waiter knows.
      D<known> Food for eight hundred follows its own rules, and mashed potato suffers most. {Name} may be looking at a plate on which nothing resembles anything. Being cautious about it is old and sensible, since tongues were once the last line of defence. It takes ten or fifteen meetings before a new taste becomes ordinary. Hardly anybody gets that far with the cauliflower, and most of them grow up all the same.
      P Kitchen staff work against a clock, a budget and the opinions of teenagers. A plain "just a little, thanks" is among the nicer things they hear in a shift.
      P Almost everybody in a canteen believes that they are being watched while eating. It cannot be true of all of them, since that would leave nobody to do the watching. Most are looking at a phone or for a face.
      P Adults ask about lunch because it is something that one can ask about. They usually mean the day. It is possible to answer the other question instead.
      Q At the door of the canteen, {Name} might notice ____. Appetite is usually the first thing to leave.
      Q With the food on the table, {Name} might feel ____.
      Q Being seen while eating, {Name} might feel ____. It is seldom about the food.
      H {helper} can ask the school about an early pass, a quieter room or a packed lunch. ~ They are standard requests.
      H {helper} can have real food ready at half past three and leave out the interview. ~ Hunger is a poor conversationalist.
      H {helper} can go through the menu with {him} once and find the two days that would do. ~ Nobody needs five.
      H<helper> {helper} can contribute a memory of school custard. ~ Every generation has one.
      H<adult> {helper} can go back to {adult}. ~ It has helped before.
      T {he} can eat something small early, in a quiet corner, and treat the canteen as optional. ~ Plenty of people split lunch in two.
      T {he} can choose the first five minutes or the last ten. ~ The same room is half as full.
      T {he} can begin with the one thing that is known. ~ A stomach that has begun tends to go on.
      T<comforter> {he} can keep {comforter} in a bag.
      T<doing> {he} can try {doing} before the bell. ~ It has helped before.
      T<gear> {he} can {gear} on the way in. ~ The food tastes the same.
      C<hall> {he} can think, "Appetite is late. It will get here."
      C<tray> {he} can think, "Eyes ahead. Soup follows."
      C<known> {he} can think, "Meeting number four, with cauliflower."
      C<topic> At the table, {he} can think about {topic}.
      A<hall> After one o'clock the place is wiped down and smells of nothing in particular. Whoever ate half a roll there will make up for it, because bodies keep better accounts than canteens do. If lunch goes missing most days, that is worth saying to someone who can change the conditions. Noise, queues and seats can be dealt with. Food comes after that.
      A<tray> The tray ends on a trolley, among others that all made the same journey. If one of them did not, there was a cheer, and by Thursday it is somebody else's. What matters of the whole procedure is what was on it. Even that can be brought from home.
      A<known> The cauliflower goes back as it came, and nobody's evening is ruined by it. Tastes change without being pushed, and slower when pushed. There is a meal at home that needs no courage. Lunch at school can stay small until it does not.
      D<seat> A canteen is a map of who sits with whom, redrawn daily by people who pretend not to look at it. {Name} may know the few seconds with a lunch in both hands and no obvious direction. They feel public and are hardly noticed. Seats follow habits more than friendships. Most habits at a table began with somebody who asked whether it was free.
      C<seat> {he} can ask, "Is anyone sitting here?"
      A<seat> A seat is a seat, and it lasts for twenty minutes. Lunch at a table with one decent person beats a place at the centre of things. It need not be a statement. Tomorrow the map will have shifted a little, and some of those who looked settled will be carrying a tray and looking round.
    `),
  },
};

/** Lunch at school or nursery: the hall, the queue, the tray or the box, and a tummy that decides how much. */
export const schoolDinners: Frame = withScenes(
  own,
  lunchThatIsGivenAway,
  lunchOfOthers,
  lunchBehindADoor,
  eyesOnAPlate,
  cardOfAnotherColour,
  lidAtLunch,
  lunchBeforePlay,
);
