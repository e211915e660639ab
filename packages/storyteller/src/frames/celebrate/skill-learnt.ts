import { script, type Frame } from '../../frame.ts';
import { timesTables } from './deeds/times-tables.ts';
import { tiedLaces } from './deeds/tied-laces.ts';
import { readAloud } from './deeds/read-aloud.ts';
import { onTheBike } from './deeds/on-the-bike.ts';
import { eveningsOfWork } from './deeds/evenings-of-work.ts';
import { withDeeds } from './deeds/deed-thread.ts';
import { inTheWater } from './deeds/in-the-water.ts';
import { stepByStep } from './deeds/step-by-step.ts';

const own: Frame = {
  id: 'skill-learnt',
  name: 'Learnt to do something',
  says: [
    'learned to ride a bike',
    'learnt to swim',
    'can tie her shoes now',
    'can read a whole page now',
    'learned to whistle',
    'knows how to tell the time',
    'learned all the letters',
    'learnt the times tables',
    'can write her name',
    'learned to skip',
    'can do his zip by himself now',
    'learned to cook an egg',
    'has learned a song on the piano',
    'mastered the monkey bars',
    'figured out how to do buttons',
    'learned to sign more words',
    'learned to use his talker',
    'learnt to steer her wheelchair through doors',
    'after weeks of practice she can do it',
    'he got the hang of scissors',
    'learned a new skill',
    'knows her phone number now',
  ],
  claims: {
    strong: [
      'forward roll',
      'cartwheel',
      'handstand',
      'headstand',
      'monkey bars',
      'balance beam',
      'skipping rope',
      'hula hoop',
      'read a whole page',
      'read a page',
      'read a whole book',
      'read a page to her teacher',
      'read a page to his teacher',
      'finished reading',
      'first novel',
      'first chapter book',
      'can jump',
      'passed her grade',
      'passed his grade',
      'can clap',
      'can walk',
      'learnt sign',
      'learned sign',
      'learnt a',
      'learned a',
      'ha aprendido',
      'aprendio a',
      'aprendió a',
      'can zip',
      'zip up',
      'can do up',
      'can hop',
      'can skip',
      'can cut',
      'ya sabe',
      'learned to',
      'learnt to',
      'learned how',
      'learnt how',
      'learned all',
      'learned the',
      'learnt the',
      'new skill',
      'mastered',
      'got the hang',
      'knows how to',
      'figured out how',
      'can read',
      'can ride',
      'can swim',
      'times table',
      'times tables',
      'learned her',
      'learned his',
      'learnt her',
      'learnt his',
      'ice rink',
      'ice skated',
      'skated',
      'without holding on',
      'without armbands',
      'without stabilisers',
      'can tie',
      'can write',
      'first book',
      'read book',
      'whole book',
      'rode bike',
      'swam',
      'tied shoe',
      'tied lace',
      'counted to',
      'wrote name',
      'whistled',
      'cartwheel',
    ],
    cues: ['learned', 'learnt', 'practice', 'practised', 'practiced', 'now', 'skill', 'herself', 'himself', 'weeks'],
    not: [
      'book series',
      'whole series',
      'all the books',
      'learned to wait',
      'learned to share',
      'learned to be kind',
      'learned to calm',
    ],
  },
  topicWords: ['learn', 'practise', 'practice', 'read', 'page'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult'],
  facts: [
    'Practice strengthens the connections between nerve cells that work together; a practised skill runs faster and with less thought.',
    'Sleep after practice helps the brain to keep a skill.',
    'Practice in short parts on several days keeps better than one long one.',
    'Praise that names what was done helps more than praise of talent.',
  ],
  threads: {
    path: 'a path in the grass, which is there because somebody walked it again and again',
    wobble: 'a wobble that got smaller each time',
    pages: 'the last page, and the pages before it',
  },
  threadCues: {
    pages:
      /\b(?:read|finished|finishes|completed) (?:the whole of|all of|the end of) \p{Lu}|\b(?:read|finished|finishes|completed)\b[^.!?]{0,40}\b(?:books?|series|chapters?|novel|comic|story)\b/iu,
  },
  onlyWhenSaid: ['pages'],
  tellsAlone: ['pages'],
  decidedBy: [
    /\b(?:read|finished)\b[^.!?]{0,30}\b(?:whole|all|entire|every|first|chapter)\b[^.!?]{0,24}\b(?:books?|series|novel)\b/i,
  ],
  roles: {},
  titles: {
    young: [
      { text: 'All the Way to the End', thread: 'pages' },
      { text: 'A Path in the Grass', thread: 'path' },
      { text: 'The Wobble Got Small', thread: 'wobble' },
      { text: '{name} Learnt It' },
      { text: 'What {name} Learnt' },
    ],
    older: [
      { text: 'The Last Page', thread: 'pages' },
      { text: 'How a Path Gets There', thread: 'path' },
      { text: 'Where the Wobble Went', thread: 'wobble' },
      { text: 'What {name} Learnt' },
      { text: 'After a Lot of Practice' },
    ],
  },
  benefits: [
    'Says what learning is made of: many tries, and some nights in between.',
    'Names what was practised and leaves out talent.',
    'Offers {name} ways to show it, to write it down or to rest.',
  ],
  talk: {
    young: ['What was hard at first?', 'How does it feel to know it now?', 'Shall we do it once more, just for fun?'],
    older: [
      'Which part took longest to learn?',
      'Which word went into the blank?',
      'Shall we each name one thing that we once could not do?',
    ],
  },
  cover: {
    setting: 'garden',
    time: 'day',
    pose: 'stand',
    feeling: 'happy',
    companion: 'grown-up',
    props: ['star', 'ball'],
  },
  text: {
    '2-3': script(`
      D<path> {Name} learnt it. Again, again, again! Feet on grass make a path. Now there is a path.
      D<path> Step, step, on the grass. Steps make a path. {Name} learnt it like that. Again, again!
      D<path,hard> {Name} learnt it. It was {hard}. Again, again, again! That makes a path.
      D<wobble> Wobble, wobble! {Name} learnt it. The wobble was big. Now it is small.
      D<wobble> First it went bump and wobble. {Name} did it again. Now {he has} learnt it. Bye-bye, bump!
      D<wobble,hard> Wobble, wobble! {Name} learnt it. It was {hard}. Now the wobble is small.
      P Grown-ups learn things too. They drop a spoon.
      P Somebody saw it. They may clap or hum.
      P All people start small. They do it again.
      Q Now that it works, {Name} may feel ____.
      Q At the start, {Name} may feel ____.
      H {helper} can look and nod.
      H {helper} can see it again.
      H {helper} can sit and look.
      T {he} can show it to a toy.
      T {he} can have a rest.
      T<comforter> {he} can show {comforter}.
      C<path> {he} can say, "Again, again, a path."
      C<wobble> {he} can say, "Bye-bye, wobble."
      A<path> Here is the path. It was made bit by bit. {Name} learnt it. Hello, path!
      A<path> Again, again, and there it was. A path is there at night too. Learning needs sleep. Night-night, path.
      A<wobble> The wobble was big. Now it is small. {Name} learnt it. Wobble, bye-bye!
      A<wobble> Wobble, wobble, and then it went. It may come back. That is how people learn. Hello, wobble.
      D<pages> Flip, flip go the pages. {Name} looked at each one. {he} learnt what comes next. Flip, the end!
      C<pages> {he} can say, "Flip, and the end."
      A<pages> The last page is shut. {Name} learnt it, page by page. The book can sleep now. Good night, book.
      P<pages> Books like to be read again.
      Q<pages> At the last page, {Name} may feel ____.
      H<pages> {helper} can look at it too.
      T<pages> {he} can show the best page.
    `),
    '4-5': script(`
      D<path> A path in the grass was not there at first. Feet went that way again and again, and the grass lay down. {Name} learnt something, and a head works like that. Each try was one more walk. Now there is a path.
      D<path> Who made the path in the grass? Feet did it, on many days. {Name} learnt something in the same way, one try at a time. A head keeps each try, and they add up to a path.
      D<path,hard> {Name} has learnt something. It was {hard}. At first there was no path for it. Each time left a small mark, like feet in grass. Now the way is easy to see.
      D<wobble> New things wobble. A new word can wobble, and so can a knee. {Name} learnt something that wobbled a lot at first. It was done again on other days. Each time the wobble was a bit smaller.
      D<wobble> It takes a wobble to learn. At first, it did not work at all. {Name} did it again after a sleep, and there was a wobble. After the next sleep it was smaller. Now there is hardly any wobble left.
      D<wobble,hard> There was a big wobble on the first day. But {Name} has learnt it now. It was {hard}. Then came more days and more tries. Nobody can say which day the wobble went.
      P Grown-ups did not know it from the start. Once they did not know how to hold a spoon. They have forgotten that.
      P Somebody may have looked on. They saw tries that did not work, too. Those are the ones that help.
      P Other children are learning other things. One can hop and cannot do zips. One can do zips and cannot hop.
      Q Thinking of the first try, {Name} may feel ____.
      Q Now that it works, {Name} may feel ____.
      H {helper} can look on while it is done once more. ~ It is nice to be seen.
      H {helper} can tell what it was like at first. ~ That is a good story.
      H<adult> {helper} can end such a day by {adult}. ~ A rest belongs to it.
      T {he} can show it to somebody.
      T {he} can draw the first try and the last one.
      T<comforter> {he} can show it to {comforter} at bedtime.
      C<path> {he} can say, "I went that way many times."
      C<path> {he} can think, "There is a path now."
      C<wobble> {he} can say, "Hello, small wobble."
      A<path> The path will be there in the morning. It did not come from luck. {Name} learnt it, step by step. The grass next to it can go on growing.
      A<path> While {Name} sleeps, {his} head goes over the path once more. It is a part of how people learn. Nobody needs to help with that. A bed is enough.
      A<wobble> The big wobble is gone, and a little one is left. That one can stay. {Name} learnt it, wobble and all. Tomorrow is a day for just having it.
      A<wobble> Big wobble, small wobble, hardly any. That is how people learn. There is a new thing that wobbles, too, somewhere. It can wait.
      D<pages> A book has a first page and a last page. In between, {Name} read a lot of words. Some are short, and some look like a long train. People learn to read one word at a time. Then there is the last page, and the book is done.
      C<pages> {he} can think, "I know what is on the last page."
      A<pages> The book is shut, and it looks just the same. But {Name} has been all the way through it. What people learn to read stays in the head. There is room for the next one.
      P<pages> Grown-ups like to hear about a book. They ask who was in it.
      Q<pages> At the last page, {Name} may have felt ____.
      H<pages> {helper} can listen to the best bit of it.
      T<pages> {he} can tell who was in the book.
      T<pages> {he} can choose a place for the book to rest.
    `),
    '6-7': script(`
      D<path> Behind many schools there is a path that nobody built. It is there because people kept walking that way. {Name} learnt something in the same manner. The first try left hardly a mark. Each new one pressed the grass down. At last the way was plain.
      D<path> How does a head learn? It makes a path, a bit like the one where people cross the grass. The first time, {Name} looked where each step went. After many tries there was a path to follow. Then there was time to look around.
      D<path,hard> {Name} has learnt something, and it was {hard}. Nobody is born with that. Inside a head, a practised thing makes a path, as feet do in grass. The first times are slow, because everything is in the way. Later the thought just runs along.
      D<wobble> At the start of learning there is a wobble. It can be in the knees, or in the middle of a word. {Name} learnt something with a wobble in it. It was practised on more than one day. Nights helped as well, because a brain sorts things while it sleeps.
      D<wobble> The first time is mostly wobble. The second time is wobble with a bit of luck in it. {Name} kept at it, on good days and tired ones, and learnt it. Nobody rang a bell when the wobble went. It was just not there one day.
      D<wobble,hard> It takes a wobble to start with. {Name} has learnt something, and it was {hard}. A film of the first day would show a good big wobble. It was practised again, in small bits. The wobble got thinner and thinner. On some day it was too small to see.
      P Grown-ups do not remember how they learnt to walk. They fell down about a hundred times a day. Nobody told them to stop, and they did not.
      P The people nearby saw the tries that did not work. They know that those count. A result is only the last one in a long row.
      P Children learn things in a different order. In every class somebody can already do what somebody else is still practising. Next month it may be the other way round.
      Q Thinking of the first try of all, {Name} may feel ____. It can be a funny word.
      Q When it worked, {his} body may have said ____. Bodies are often quicker than words.
      H {helper} can ask to see it once more. ~ Slowly is fine.
      H {helper} can say which part looked hardest. ~ It shows that somebody was looking.
      H<adult> {helper} can end such a day by {adult}. ~ Learning makes people tired.
      T {he} can show it to somebody who did not see it yet. ~ It is new for them.
      T {he} can tell what the trick was. ~ There mostly is a trick.
      T<activity> {he} can have a rest from it with {activity}. ~ Heads go on learning in the breaks.
      C<path> {he} can think, "I made that path by walking."
      C<path> {he} can say, "It was slow, and now it runs."
      C<wobble> {he} can think, "That was a big wobble once."
      A<path> The path is there now, in all weathers. It may get a bit of grass on it when nobody comes. A few steps, and it is clear again. {Name} knows how to learn a way like that.
      A<path> Nobody else can see it, because it is inside a head. It was not there at the start. {Name} practised, slept and practised again. That is the whole secret of a path.
      A<wobble> The wobble has moved out, and it left no address. It may look in again on a tired day. That is no reason to worry, because what was learnt is still there. A new skill just needs a sit-down.
      A<wobble> Somewhere there is the next thing with a wobble in it. It can stand there for now. {Name} learnt this one, and today it may simply be done for fun. Wobbles are welcome.
      D<pages> Nobody sees what happens inside a person who reads. From outside it is quiet, with a page that turns now and then. Inside, {Name} read word after word and made pictures out of them. It takes practice to do that and a bit of staying power. Then there came a page with nothing behind it, and that was the end.
      C<pages> {he} can think, "I was in there to the last page."
      A<pages> On the shelf it looks like any other book. Somebody has been right through it, though, and can say how it ends. Reading grows by being used, like a path. The next first page is not far away.
      P<pages> Other readers like to know what a book is about. They ask, "Is it good?" and wait for one more word.
      P<pages> The one who wrote the book sat alone for a long time. Writers hope for somebody who reads right to the end.
      Q<pages> On the last page, {Name} may have felt ____. It may be two things at once.
      H<pages> {helper} can ask about one person in the book. ~ One is enough for a whole walk.
      T<pages> {he} can tell the story to somebody in three sentences.
      T<pages> {he} can look for the next book, or leave a few days in between.
    `),
    '8-10': script(`
      D<path> Town planners have a name for paths that nobody planned. They call them desire lines, and they appear wherever people keep walking across the grass. {Name} learnt something, and in a brain it works much the same. The first try pushes through tall grass. By the fiftieth there is a track, and the thought no longer needs to look where it is going.
      D<path> Somebody watching would have seen the same thing over and over, and perhaps gone away to do something else. {Name} was learning, and most of it happened where nobody could look. Each try made the next one a little easier, as feet do when they cross the same field. One day there was a path. It had been made by going slowly.
      D<path,hard> {Name} has learnt something, and it has a name: {hard}. Before that, the way to it was overgrown. Each bit of practice made some nerve cells fire together, and those that do so often get a better connection. It is a path that was walked into being. No one else could have walked it.
      D<wobble> Every skill starts with a wobble, and every wobble is information. It tells the brain that something was a little too far to the left, too early or too loud. {Name} used a good many of those and learnt it in the end. Some of the work was done at night. A sleeping brain goes over what was practised, without being asked.
      D<wobble> If there were a photo of each try, the first ones would be blurred. Then would come a few that are nearly sharp, and then a blurred one again. {Name} has learnt something, and that is what it looks like from close by. The wobble does not shrink in a straight line. It only shrinks.
      D<wobble,hard> What {Name} has learnt has a name: {hard}. The first attempt probably had more wobble in it than anything else. A wobble is not the opposite of learning, because it is what learning is made of. It shrinks by a small amount each time. Hardly anyone notices the day on which it is gone.
      P The people who watched may have sat on their hands. Helping too early is tempting. They will have noticed how many tries there were, even if they only mention the last.
      P Adults tend to call this sort of thing talent, because it saves time. It is seldom true. Most of what they can do themselves was once slow, crooked and rather loud.
      P Others in the class learn the same things in another order. Somebody is ahead and somebody is behind, and it is seldom the same person for long. As a graph it would be a mess.
      Q Looking back at the first attempt, {Name} might feel ____. It may be quite a different word from last month.
      Q When it worked for the first time, {Name} might have noticed ____. Some people only notice afterwards.
      H {helper} can ask which part took longest. ~ The answer is often a surprise.
      H {helper} can simply watch it once, without comment. ~ Some things explain themselves.
      H<adult> {helper} can end such a day by {adult}. ~ Practice is work, and work is followed by a rest.
      T {he} can write down the trick in one line. ~ Tricks are forgotten as soon as they work.
      T {he} can show it to somebody who is just starting. ~ Teachers of that kind still remember the difficult bit.
      T<activity> {he} can leave it alone for a day and turn to {activity}. ~ Skills settle during breaks.
      C<path> {he} can think, "It only looks as if it had always been there."
      C<path> {he} can think, "A lot of walks, one path."
      C<wobble> {he} can think, "That wobble was worth something."
      C<topic> {he} can think, "I learnt about {topic} bit by bit, too."
      A<path> A path of that kind stays for a long time. It may get overgrown if nobody comes by, and then a few walks will clear it. {Name} did not find it. {Name} made it, and that is what the word learn means.
      A<path> From outside there is nothing to see, apart from the fact that it works. Inside there is a new line on the map. It was learnt, and it belongs to the person who walked it. The grass on either side can grow as it likes.
      A<wobble> On a tired day the wobble may be back for a visit. What was learnt has not gone anywhere. It is only running with the lights off. After a night's sleep they are usually on again.
      A<wobble> It would be a pity to move straight on to the next thing. What {Name} has learnt can be done now for no reason at all. That is the part that nobody writes in a timetable. The next wobble will turn up by itself.
      D<pages> The last page of a long story is an odd place. It is good to get there, and it is a pity to be there. {Name} got there by staying power and a great many turned pages. Nobody can be carried through a book. What it took can be seen on no photograph.
      C<pages> {he} can think, "I know how it ends, and I read my way there."
      A<pages> For some days the people in the story go on talking in the head. It is one of the nicer side effects. After that they move over and make room. What was practised along the way, following one thread through so many pages, stays. The next book starts at page one like all the others.
      P<pages> Writers spend months alone with people who do not exist. What they hope for is one reader who gets to the end.
      P<pages> Somebody else may have read the same pages and seen quite different pictures. That makes talking about it worth while.
      Q<pages> On the last page, {Name} might have felt ____. Pleased and sorry can come together.
      H<pages> {helper} can ask which person in it was the best, and hear the answer out.
      T<pages> {he} can tell it to somebody in three sentences without giving away the end. ~ It is harder than it looks.
      T<pages> {he} can copy one good sentence out and keep it.
    `),
    '11+': script(`
      D<path> Across the lawns of most parks runs a path that no architect drew. Planners call it a desire line, and it exists because enough feet took the same decision. {Name} has learnt something, and the brain's version of events is similar. The first attempts cut through long grass and cost a good deal of effort. After some weeks the route is worn in, and the effort can go somewhere else.
      D<path> Learning is mostly invisible while it goes on, like grass that is being trodden down. {Name} has learnt something, and at no single moment did it happen. There was an afternoon when it did not work, and there was a later one when it did. In between, somebody walked the same way again and again. Where feet have gone often enough, there is a path.
      D<path,hard> {Name} has learnt something that can be named, namely {hard}. At first the way there was overgrown, and every step took some thinking. Practice is a dull word for what happened next, because it leaves out most of it. Connections that were used together became faster, and the ones in the way fell silent. What is left is a path with one set of footprints on it.
      D<wobble> Nobody has ever learnt anything without a wobble, although most people remove it from the story afterwards. The wobble is the useful part, since it shows the brain how far off the mark it was and in which direction. {Name} went through a fair number of them and learnt it. A part of the improvement took place at night, when nobody was practising. The sleeping brain repeats the day's exercises and keeps what worked.
      D<wobble,hard> What {Name} has learnt can be named, and it is {hard}. On the first day it consisted mainly of wobble, with a few seconds of the real thing in between. The proportions changed slowly, and on bad days they changed back. That is the ordinary shape of learning, although it is seldom drawn that way. Curves in books are smooth because somebody has ironed them.
      P Adults are quick to speak of talent, which is meant kindly and explains nothing. It skips all the afternoons. The ones who saw some of those afternoons tend to use fewer words.
      P People of the same age have learnt other things, in another order and for other reasons. Comparing them is popular and tells nobody much. The interesting distance is the one between the first attempt and this one.
      P Whoever was nearby will have noticed the noise, the silence or the language that came with it. They may be relieved as well as impressed. Living next to practice takes a certain amount of patience, and most of them had it most of the time.
      Q Remembering the first attempt, {Name} might feel ____. A little embarrassment is usual and passes quickly.
      Q Now that it runs almost by itself, {Name} might feel ____. It can be something quite flat, as with a key that fits.
      H {helper} can ask which moment made the difference, and wait for the answer. ~ There often is one.
      H {helper} can describe what has changed since the beginning. ~ Whoever is inside it hardly notices.
      H<adult> {helper} can round off such a day by {adult}, if {he} would like that. ~ Even a skill needs an evening off.
      T {he} can note the trick that helped, before it becomes invisible. ~ Skilled people are poor at explaining because they have forgotten it.
      T {he} can use it once for something completely pointless. ~ Play is where a skill settles in.
      T<activity> {he} can put it aside for a day in favour of {activity}. ~ Breaks are part of practice, and not a holiday from it.
      C<path> {he} can think, "One set of footprints, and they are mine."
      C<path> {he} can think, "It looks obvious now, and it was long grass."
      C<wobble> {he} can think, "The wobble did most of the teaching."
      C<topic> {he} can think, "With {topic}, I also began by knowing nothing."
      A<path> The path is there now, and it needs surprisingly little care. Without visitors it may grow over in part, and a few walks are enough to open it again. {Name} has learnt more than the thing itself. Knowing what the long grass feels like, and that it ends, is useful almost anywhere.
      A<path> Anyone who sees it from now on will take it for granted, since paths look as if nature had put them there. {Name} knows better, having learnt it on foot. It can go without saying. It is enough that the way home has become shorter.
      A<wobble> There will be days on which the wobble returns, usually together with too little sleep. Nothing has been lost on such a day. What has been learnt is stored in a place that tiredness cannot reach, and it comes back after breakfast. Even professionals warm up.
      A<wobble> The smooth version will be told soon enough, in which it was quick and fairly easy. The true one has more afternoons in it. {Name} was present at all of them and learnt it there. It is the better story, even if it is only kept in one head.
      D<pages> To read a long story to its end is a private achievement with no audience and no whistle. {Name} did that, over a good many evenings, against the competition of everything with a screen. Attention of that length is practised like a muscle, and it is getting rarer. The reward is strange. It consists of having been somewhere that nobody else has seen in quite the same way.
      C<pages> {he} can think, "Somewhere else, and back, and it cost me only evenings."
      A<pages> The book goes back on the shelf and gives nothing away. It may be a while before another one is as good, and there is a word for that in several languages. What was learnt on the way, to stay with a long thought, does not go back on the shelf. It can be used for other things as well.
      P<pages> Writers work for strangers, and they seldom find out what becomes of the pages. A reader who reaches the end is what they had in mind.
      P<pages> No two people read quite the same book. They compare pictures, and both are surprised.
      Q<pages> On the last page, {Name} might have felt ____. A certain emptiness is quite usual.
      H<pages> {helper} can ask one real question about it and leave out "well done". ~ Interest is the better compliment.
      T<pages> {he} can recommend it to exactly one person. ~ The choice says something about both.
      T<pages> {he} can write down one sentence from it, with the page number.
    `),
  },
};

/** A skill that was learnt by practice: the path it leaves in a head, and the wobble that got smaller. */
export const skillLearnt: Frame = withDeeds(
  own,
  eveningsOfWork,
  inTheWater,
  onTheBike,
  readAloud,
  tiedLaces,
  timesTables,
  stepByStep,
);
