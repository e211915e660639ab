import { outOfTheBedroom } from './out-of-the-bedroom.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { asleepWithASpider } from './asleep-with-a-spider.ts';
import { asBigAsAHand } from './as-big-as-a-hand.ts';

const NOT_KEPT = /^(?![^]*\b(?:tarantulas?|zoo|terrarium|pet spider|pet shop)\b)/i;

/** Spiders at home: how one gets outside with a glass and a card, and what a web is for. */
const own: Frame = {
  id: 'spiders',
  name: 'Fear of spiders',
  says: [
    'terrified of spiders',
    'scared of spiders',
    'spider phobia',
    'spider in the bath and now she wont get in',
    'checks the bed for spiders every night',
    'wont go in the shed because of cobwebs',
    'screams at tiny spiders',
    'afraid of daddy long legs',
    'arachnophobia',
    'saw a big spider in her bedroom',
    'wont sleep in his room since there was a spider',
    'thinks spiders are in her shoes',
    'spiders on the ceiling',
    'scared of spiders like me',
    'refuses to use the bathroom because of a spider',
    'spyders',
    'hysterical when he sees a spider on the wall',
    'spiders spiders spiders every autumn',
    'creeped out by webs',
    'a spider crawled on him at nursery',
    'she asks me to look for spiders before she gets in the shower',
    'my daughter panics about spiders',
  ],
  claims: {
    strong: [
      'spider',
      'arachnophobia',
      'daddy long legs',
      'cobweb',
      'spider web',
      'spider phobia',
      'tarantula',
      'spider in the bath',
      'spider in bath',
      'spiders',
    ],
    cues: ['web', 'crawl', 'bath', 'ceiling', 'eight legs'],
    not: ['spider man', 'spiderman', 'spider costume', 'itsy bitsy'],
  },
  topicWords: ['spider'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Spiders have eight legs and are not insects; they eat flies, gnats and mosquitoes.',
    'House spiders in Britain and most of Europe practically never bite people and run from big things. In some countries a few kinds are best left alone, so the rule is: look, do not touch, tell a grown-up.',
    'Web spiders see badly; they notice movement and trembling of threads or of the floor.',
    'In autumn males run about to look for females, so more are seen then; they come in through gaps and fall into baths because they cannot climb the smooth sides.',
    'A web takes about an hour and many spiders make a new one every day; the silk is strong for its weight.',
    'A glass and a card are a usual way to take a spider outside.',
    'Fear of spiders is among the most common fears at all ages; small steps from far away, chosen by the person, make it smaller.',
  ],
  threads: {
    feel: 'a spider that feels each step in the floor',
    glass: 'a glass and a card, which take a spider outside',
    web: 'the web, and the spider that sits and waits in it',
    bath: 'a bath with sides that are too smooth',
  },
  threadCues: {
    bath: /\b(?:bath|bathtub|tub|shower|sink|basin)\b/i,
    // A spider that is kept has come in by no mistake and makes no net.
    glass: NOT_KEPT,
    web: NOT_KEPT,
    feel: /\w/,
  },
  // A room that nobody wants to use is no matter of that room, where it is for a spider.
  decidedBy: [
    /\b(?:won['’]?t|wont|will not|refus\w+ to|scared to|afraid to) (?:use|go in(?:to)?|enter|sit|sleep|play)\b[^.!?]{0,40}\b(?:because|since|as|cos)\b[^.!?]{0,30}\bspiders?\b/i,
  ],
  onlyWhenSaid: ['bath'],
  roles: {},
  titles: {
    young: [
      { text: 'It Feels the Feet', thread: 'feel' },
      { text: 'Eight Legs in the Bath', thread: 'bath' },
      { text: 'A Glass and a Card', thread: 'glass' },
      { text: 'Out Goes the Spider', thread: 'glass' },
      { text: 'A Web in the Corner', thread: 'web' },
      { text: 'Sit, Spider, Sit', thread: 'web' },
      { text: '{name} and the Eight Legs' },
      { text: 'Hello From Far, Spider' },
    ],
    older: [
      { text: 'The Drum on the Floor', thread: 'feel' },
      { text: 'Eight Legs That Listen', thread: 'feel' },
      { text: 'Too Smooth to Climb', thread: 'bath' },
      { text: 'A Spider and a Towel', thread: 'bath' },
      { text: 'Stuck in the Bath', thread: 'bath' },
      { text: 'The Glass and the Postcard', thread: 'glass' },
      { text: 'Eight Legs, One Way Out', thread: 'glass' },
      { text: 'An Hour of Thread', thread: 'web' },
      { text: 'The One Who Waits', thread: 'web' },
      { text: '{name} and the Spider' },
      { text: 'Eight Legs' },
    ],
  },
  benefits: [
    'Says what a spider wants, sees and does in a home.',
    'Gives {name} a way to have it taken out, without having to go near.',
    'Leaves room for not liking spiders at all.',
  ],
  talk: {
    young: [
      'Where does the spider go or sit?',
      'How does {name} feel when there is a spider?',
      'Shall we find a glass and a card and put them on a shelf?',
    ],
    older: [
      'What did the story say about spiders that was new?',
      'Which word went into the blank?',
      'Shall we decide who is called when there is a spider?',
    ],
  },
  cover: {
    setting: 'bathroom',
    time: 'day',
    pose: 'point',
    feeling: 'surprised',
    companion: 'grown-up',
    props: ['web'],
  },
  text: {
    '2-3': script(`
      D<glass> Look, eight legs! That is a spider. {Name is} here. A glass goes down. A card goes under. Out goes the spider.
      D<web> Up there is a spider. {Name is} down here. The spider has a web. Sit, spider, sit. It waits for a fly.
      D<web> Round and round goes a thread. A spider makes a web. {Name} may see it. Round, round, round. Then the spider sits.
      P Some children look. Some go and get a grown-up.
      P Spiders like dark corners. They like to be alone.
      P To a spider, feet are big. So it runs.
      Q Near a spider, {Name} may feel ____.
      Q By a spider, {his} tummy may feel ____.
      Q By a web, {Name} may feel ____.
      H<glass> {helper} can take it out.
      H {helper} can hold {his} hand.
      H {helper} can go and look.
      H<helper> {helper} can say, "Out it goes."
      T {he} can call a grown-up.
      T {he} can look from far away.
      T {he} can go out of the room.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<glass> {he} can say, "Glass, card, out."
      C<web> {he} can say, "You there. Me here."
      C<web> {he} can say, "Sit, spider, sit."
      C<topic> {he} can think about {topic}.
      A<glass> The spider is out. It sits on a leaf. Eight legs, one leaf. Bye-bye, spider.
      A<web> Up there is the web. Down here is the floor. The spider is up. {Name is} down.
      A<web> Sit, spider, sit. It is happy in its web. Feet go by. Bye-bye, spider.
      D<bath> Look, a spider! It is in the bath. {Name} may look. Up it goes, and slip, down again.
      D<feel> A spider has small eyes. It can feel a step. {Name} may see how it runs. Tap, tap! The spider wants to hide.
      C<bath> {he} can say, "Slip, slip, help is here."
      C<feel> {he} can say, "Tap, tap, go and hide."
      A<bath> A towel goes in. Up goes the spider. Out it goes, bye-bye. The bath is free.
      A<feel> Tap, tap, gone. The spider is in a crack. It is dark and small in there. Bye-bye, spider.
    `),
    '4-5': script(`
      D<glass> Sometimes a spider gets into {his} home by mistake. It wants to be left alone. There is a way to help it out. A glass goes over it, and a card goes under it. Then the spider goes outside, with a good view of it all.
      D<web> A spider can make thread, just like wool. {Name} may see a web in a corner or on a bush. It is a net for flies. The spider sits in it and waits. It can wait all day, and it does not get bored.
      D<glass> What is that on the wall? {Name} may see eight legs and no shoes. It is a spider that came in by mistake. It looks for a dark corner. One glass and one card can get it out.
      P To a spider, a person is as big as a house. It can feel each step on the floor. It would like to be somewhere else.
      P Lots of grown-ups do not like spiders. They ask someone else to bring the glass. They are glad when it is done.
      P One child gives a spider a name. One child would like the door shut. Grown-ups have met both.
      Q When there is a spider, {Name} may feel ____.
      Q When eight legs run fast, {his} body may feel ____.
      Q In the same room, {Name} may feel ____.
      H<glass> {helper} can take it out of the room. ~ It likes it out there, so that is best for all.
      H {helper} can look in the corners with a light. ~ One look is enough.
      H {helper} can hold {his} hand and stay by the door. ~ The door is a good place.
      H<helper> {helper} can look up what it eats with {him}. ~ It likes flies best.
      H<adult> {helper} can help when there is a spider. ~ A way that is known already is {adult}.
      T {he} can call for a grown-up.
      T {he} can look from the door.
      T {he} can draw one, as small as a dot.
      T<comforter> {he} can hold {comforter} by the door.
      T<doing> {he} can try {doing} when it gets hard.
      C<glass> {he} can say, "Glass on, card under, out."
      C<glass> {he} can say, "It wants to get out too."
      C<web> {he} can think, "It sits there, and I sit here."
      C<topic> By the door, {he} can think about {topic}.
      A<glass> The spider sits outside under a leaf. It has had a short ride. The glass gets a wash. Now everyone is in a good place.
      A<web> The spider sits in its web and waits for a fly. It is not waiting for people. There is a lot of room in a room. {Name is} down here, and the spider is up there.
      A<glass> Now the spider is on the grass, and off it runs. It did not look back once. The room is just a room. {Name} may have it back.
      D<bath> There is a spider in the bath. {Name} may see how it runs up and slips down. The sides are too smooth for its feet. It did not come to wash. It fell in, and now it wants to get out.
      D<feel> A spider does not see much, but it can feel a lot. It has hairs on all eight legs for that. {Name} takes a step, and a spider can feel it. It thinks that something huge is coming. So it runs, or it keeps as still as a dot.
      C<bath> {he} can think, "It is stuck, and it wants to go."
      C<feel> {he} can think, "It feels my feet, and it wants to hide."
      A<bath> A towel over the side is a ladder for a spider. Up it goes, and off. Or a grown-up takes it out in a cup. Then the water can run.
      A<feel> The steps are over, and the floor is still. The spider has gone to a place where nothing shakes. It likes it best when nobody comes. That is nice for both of them.
    `),
    '6-7': script(`
      D<glass> Houses have corners, and spiders like corners. So {Name} may meet one in a bath or behind a door. A house spider eats flies, and big things scare it. For a spider, everyone is a big thing. A glass, a card and a grown-up can take it outside.
      D<web> How does a spider make a web? It has thread in its body, and it lets it out like a rope. {Name} may see the long lines, which come first. Then it goes round and round for an hour. After that the spider waits and hardly moves.
      D<glass> First there is something dark on the wall. Next {Name} may see that it is a spider. Then somebody fetches a glass and a postcard. The glass goes over, and the card slides in behind. Last of all the spider gets a ride outside.
      P A spider cannot see far. It feels the floor shake when somebody comes, and it runs. Often it does not know which way is away.
      P A friend may let a spider run over a hand. That does not mean that it is easy for all people. Everyone has some animal that is too fast or has too many legs.
      P Grown-ups can be afraid of spiders too. They may stand on a chair and laugh about it later. Fear is not a matter of how tall people are.
      Q When there is a spider in the room, {Name} may feel ____.
      Q When it moves all at once, {his} body may feel ____.
      Q<glass> When nobody knows where it has gone, {Name} may feel ____.
      H<glass> {helper} can take the spider outside. ~ Most times it takes less than a minute.
      H {helper} can look round the room with {him} once. ~ After that the room is known.
      H {helper} can show {him} pictures of small ones first. ~ Pictures do not run.
      H<helper> {helper} can keep a glass and a card on one shelf. ~ Then nobody needs to look for them.
      H<adult> {helper} can help when there is a spider. ~ The first thing to try is {adult}.
      T<glass> {he} can say where it is and wait at the door. ~ Somebody else can do the carrying.
      T {he} can look at it from the far end of the room. ~ From there it looks much smaller.
      T {he} can draw a spider and give it eight socks. ~ It is hard to be fast in socks.
      T<comforter> {he} can hold {comforter} for a while. ~ Soft legs are the best legs.
      T<doing> {he} can try {doing} when it gets hard. ~ It has helped at other times.
      C<glass> {he} can think, "It goes out, and I stay in."
      C<glass> {he} can think, "Eight legs, one fright, soon outside."
      C<web> {he} can think, "It is waiting for a fly, and I am not one."
      C<topic> At the door, {he} can think about {topic}.
      A<glass> Outside, the spider goes off on all eight legs. By tomorrow it may have a web with flies in it. The room is quiet, and the card is just a card again. Everyone is where they would rather be.
      A<web> A web is a good reason to stay in one place. The spider sits in the middle with a foot on each thread. Nothing has happened yet. {Name} may look, or go past, and the spider will not know.
      A<glass> Now the glass is in the sink, and the spider is under a leaf. It is damp there, and that is how spiders like it. The wall is only a wall. It is a good wall for a picture.
      D<bath> A spider does not get into a bath through the pipe. It walks by at night, looks for water and falls in. {Name} may find it in the morning, going up and sliding down. Its feet can hold on to walls, but the bath is too smooth. It is more stuck than anyone in the room.
      D<feel> Spiders listen with their legs. The hairs on them are so fine that they feel a breath of air. {Name} comes into a room, and a spider knows it from the floor. To such a small animal each step is like a drum. So it stops, or it runs for a gap.
      C<bath> {he} can think, "It is stuck, and it is in a hurry to go."
      C<feel> {he} can think, "I am the big drum in here."
      A<bath> Somebody hangs a towel over the side, or comes with a cup. The spider goes back to its dark corner. The bath is rinsed, and the water runs in. It is just a bath again, with bubbles or without.
      A<feel> When it is quiet, a spider tidies its threads and waits. It would like the drum to be far away. There are plenty of corners for animals that like it still. A room is big enough for people and for somebody who hides.
    `),
    '8-10': script(`
      D<glass> Nearly every house has spiders in it, and most of them are not seen for weeks. When one runs across the floor near {Name}, it is often a male on the way to find a female. Spiders like that cannot see far. A big foot is an earthquake to them. So they run, and it looks as if they were chasing someone. A glass and a postcard can end the meeting politely.
      D<web> A garden spider builds its web in about an hour, in the dark, without having been taught. {Name} may find one in the morning with drops on it. The thread comes out of the body as a liquid and sets in the air. Weight for weight, the silk is as strong as steel. Many spiders eat the old one and start again the next day. Then they sit still, with a foot on a line, like somebody fishing.
      D<glass> Why are there so many spiders in autumn? In September the males leave their webs and go travelling. {Name} may meet one where nobody expects it. It has eight legs, bad eyes and no map. To be in full view of everyone is the last thing it wanted.
      P Being afraid of spiders is among the most common fears in the world. Researchers think that brains learn it quickly because a few kinds can hurt. A brain can simply be too good at it. It is not a sign of being weak.
      P Grown-ups who say "it is more afraid of you" are nearly right. A spider has too small a brain for much fear. It does run away, though, and that is the part that counts. Most people forget to watch it leave.
      P Some people see the legs. Others see the pattern on its back and the way it repairs a thread. They are looking at the same animal. Knowing what it is doing can move a person a little towards the second group.
      Q When something with eight legs runs past, {Name} might feel ____. Skin often reacts first.
      Q Knowing that there is a spider in the room, {Name} may feel ____. It can be worse when it is out of sight.
      Q<glass> After it has been taken out, {his} body may feel ____. It may go on looking for a while.
      H<glass> {helper} can catch it and let it out. ~ It is quicker than looking for it later.
      H {helper} can check a room with {him} once, with a torch. ~ Once is a check, and ten times is a search.
      H {helper} can plan small steps with {him}, beginning with a drawing. ~ That is how this fear is usually made smaller.
      H<helper> {helper} can find out with {him} which kind it is. ~ An animal with a name has habits, and most are dull.
      H<adult> {helper} can help by {adult}. ~ It has been good on other days.
      T<glass> {he} can say where it is and let somebody else do the rest. ~ Good directions are half of the work.
      T {he} can watch one from a distance that feels all right. ~ What it mostly does is nothing.
      T {he} can draw one from memory and compare it with a book. ~ In memory they tend to be larger.
      T<comforter> {he} can hold {comforter} in the meantime. ~ Hands like to have something soft with no legs.
      T<doing> {he} can try {doing} when it gets hard. ~ What has helped before is worth using again.
      C<glass> {he} can think, "It is looking for the way out as well."
      C<glass> {he} can think, "Earthquake, says the spider, and runs."
      C<web> {he} can think, "It is fishing, and I am not a fish."
      C<topic> Meanwhile {he} can think about {topic}.
      A<glass> The postcard goes back on the shelf, and the spider goes on with its search. It will tell nobody. People may dislike spiders all their lives and still carry them out, or ask someone who does. The corner is free again, at least for a while.
      A<web> By noon the drops have gone, and the web can hardly be seen. The spider is still there with a foot on the line. It may catch something or nothing. It is fine to admire a web and to like its owner best at home in it.
      A<glass> Out in the flower bed, the traveller goes on looking for a lady with a web. The place where the spider sat is only a place again. It will not be back for its coat. Both sides have somewhere better to be.
      D<bath> Most spiders in baths are males that were on the way to somebody else. They came for a drink, and the sides turned out to be too smooth. {Name} may find one at the bottom, going round. It cannot climb out, jump or bite its way through. From down there, a face over the edge is the size of a moon.
      D<feel> A spider hears with its legs. Fine hairs and tiny slits in them pick up every tremble of floor, web or air. {Name} may cross a room without a thought, and for a spider it is an event. It cannot tell a friend from a foot. What looks like chasing is usually a small animal that has felt a quake and guessed at the wrong direction.
      C<bath> {he} can think, "Wrong turn, says the spider."
      C<feel> {he} can think, "It felt me first, and it would rather not have."
      A<bath> A strip of towel over the edge, and it walks out by itself in the night. A cup and a card are quicker. Afterwards the bath belongs to people again. The spider goes on to a corner without taps.
      A<feel> As soon as the floor is quiet, the spider goes back to doing nothing. It does that better than almost anyone. It will have noticed the whole meeting as a series of thuds. People have noticed legs. Neither side has seen much of the other, and that can stay so.
    `),
    '11+': script(`
      D<glass> The equipment for dealing with a spider has not changed in a hundred years, and it consists of a glass and a postcard. {Name} may prefer to leave the operating to somebody else. Fear of spiders is among the most widespread there is, and it does not respond to arguments about size. Part of it seems to be the movement, which is fast, silent and hard to predict. The spider would say the same about feet.
      D<web> A web is one of the few things in nature that looks as if somebody had meant it. A spider produces it from memory it was born with, in the dark, in about an hour. What {Name} may see on a fence in October is several metres of silk, tuned like strings. The owner can feel where a fly has landed. Then it waits. Patience of that kind is rare among animals, and it is not directed at people.
      D<glass> This is a short letter about spiders, from the side of those who would rather not, and {Name} may be one of them. Nobody needs to like them, and there is no prize for touching one. House spiders hardly ever bite. They do run, usually in autumn, when the males leave home to look for company. What turns up indoors is a lonely traveller with bad eyesight and no map. It is possible to feel sorry for it from the corridor.
      P People make fun of this fear more than of others, since the animal is so small. They forget that size is not the point. Nobody laughs at a person who is careful with a small electric current. Those who joke the loudest often have an arrangement about moths.
      P Therapists treat fear of spiders regularly, and they say that it is one of the easier ones to shift. It goes in small steps that the person chooses, beginning with a drawing. They do not do it because everybody needs to like spiders. They do it for those who would like their rooms back.
      P People who study spiders tend to have begun by accident, and several of them began by being afraid. They speak of jumping spiders as others speak of kittens. It can be rather catching, at a safe distance.
      Q When something moves across the wall, {Name} might notice ____. A shudder and a fear are different, and they often come as a pair.
      Q<glass> When it has gone behind the cupboard, {Name} may feel ____. What cannot be seen takes up more room.
      Q Half an hour later, {his} skin may feel ____. Skin is easily persuaded.
      H<glass> {helper} can remove it without a speech. ~ A service like that is best delivered quickly.
      H {helper} can agree that one check of a room is enough. ~ More checks make a room seem more dangerous than it is.
      H {helper} can go along with a plan of small steps, at a speed that {he} can choose. ~ Pushing makes this kind of fear grow.
      H<helper> {helper} can say who in the family leaves which animal to other people. ~ It is rare to find somebody without one.
      H<adult> {helper} can help by {adult}, and take a no for an answer. ~ It has a good record.
      T<glass> {he} can name the place where it sits and ask somebody to deal with it. ~ Precise information is half of the work.
      T {he} can look at a photograph of one for a minute a day and note how it changes. ~ Minutes like that add up, and nothing crawls out of a page.
      T {he} can watch one on the far side of a window and describe it to somebody. ~ Describing uses a calmer part of the brain.
      T<comforter> {he} can keep {comforter} in one hand meanwhile. ~ It gives the hands an occupation.
      T<doing> {he} can try {doing} when it gets hard. ~ A method with a good record is worth a second use.
      C<glass> {he} can think, "We both want it to be somewhere else."
      C<glass> {he} can think, "A traveller, badly lost, with an audience."
      C<web> {he} can think, "It is listening to its strings, and I am not playing."
      C<topic> Meanwhile {he} can think about {topic} and wait.
      A<glass> After half a minute the postcard is a postcard again. Somewhere under a hedge a spider is getting on with its own affairs. It is fine to remain a person who calls for the glass, and it is also possible to become the one who holds it. Either way the room is free.
      A<web> Next morning it may have been taken down and eaten, because silk is too valuable to leave about. The spider will have made another a hand's width further on. A web can be looked at the way people look at a bridge they have no need to cross. The engineer in the corner is not asking for applause.
      A<glass> The spider has been shown the door, in the literal sense, and is somewhere in the ivy. It has no memory to speak of, so the whole affair is already forgotten on its side. On the other side it may take until supper. That is the sort of agreement both parties can keep.
      D<bath> Contrary to rumour, spiders do not come up through the drain, because the bend in the pipe is full of water. They fall in from above, usually males out walking in autumn. {Name} may meet one pacing the bottom, which looks like menace and is closer to despair. Enamel is the one surface that its feet cannot manage. For once the spider is the party that would like to leave most.
      D<feel> A spider learns about the world from vibrations. Its eyes, eight as they may be, are mostly poor, while its legs can detect a fly's wingbeat at the other end of a web. When {Name} enters a room, a spider receives the news through the floorboards as something on the scale of a landslide. It has two plans for that, which are to freeze and to run. Neither of them is addressed to anybody.
      C<bath> {he} can think, "It wants out more than I do."
      C<feel> {he} can think, "To it, I am the landslide."
      A<bath> A towel left over the rim serves as a staircase, and in the morning the bath is empty. Those who prefer results can use a glass, a card and somebody else's hands. The spider has learned nothing and may be back. The towel can stay.
      A<feel> After the landslide has gone by, the spider resumes its place and waits for smaller news. It will not have formed an opinion. For a person it may take rather longer for the skin to settle down. Both of them have simply been surprised, and one of them is the size of a coin.
    `),
  },
};

export const spiders: Frame = withScenes(own, outOfTheBedroom, asBigAsAHand, asleepWithASpider);
