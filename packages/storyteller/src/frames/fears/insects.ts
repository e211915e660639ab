import { script, type Frame } from '../../frame.ts';

/** Bees, wasps, spiders and other small things: what they are busy with, and how a person shares a garden with them. */
export const insects: Frame = {
  id: 'insects',
  name: 'Fear of insects and spiders',
  says: [
    'scared of bees',
    'afraid of wasps',
    'terrified of spiders',
    'fear of insects',
    'fear of bugs',
    'wont go in the garden because of bees',
    'screams when she sees a fly',
    'hysterical about a moth in the bedroom',
    'runs away when a wasp comes to the table',
    'spider in the bath and now she wont get in',
    'got stung by a bee last summer',
    'stung by a wasp and will not go outside',
    'afraid of ants on the path',
    'wont sit on the grass because of creepy crawlies',
    'spider phobia',
    'beetles make him panic',
    'checks the bed for spiders',
    'swats at bees and runs into the road',
    'mosquitoes',
    'scared of daddy long legs',
    'hates flies near his food',
    'cant eat outside because of wasps',
    'yellow jackets scare her',
    'spyders and beez',
    'frightened of caterpillars at forest school',
  ],
  claims: {
    strong: [
      'bee',
      'wasp',
      'spider',
      'insect',
      'bug phobia',
      'scared of bug',
      'afraid of bug',
      'fear of bug',
      'hornet',
      'yellow jacket',
      'stung',
      'sting',
      'moth',
      'beetle',
      'creepy crawly',
      'creepy crawlies',
      'daddy long legs',
      'mosquito',
      'ant',
      'caterpillar',
      'scared of fly',
      'scared of flies',
      'house fly',
      'ladybird',
      'cockroach',
    ],
    cues: ['bug', 'fly', 'flies', 'buzz', 'garden', 'swat', 'web', 'scared', 'grass', 'crawl', 'picnic'],
    not: ['spelling bee', 'spider man', 'spiderman', 'bee costume', 'tread on', 'treads on snails', 'pulls the legs off', 'bed bug', 'nettle sting', 'jellyfish'],
  },
  topicWords: ['bee', 'wasp', 'spider', 'insect', 'bug', 'small'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Bees visit flowers for nectar and pollen and are not interested in people; most sting only when they are squeezed or their nest is in danger.',
    'Wasps look for sugar and meat; late in summer they come to tables more often. Waving and blowing make them more likely to sting.',
    'Advice: keep still or move away slowly and calmly; cover sweet drinks; wear shoes on grass; do not go near a nest.',
    'A sting hurts for a while; the place is cooled and a grown-up is told. A few people are allergic and have medicine for it with them.',
    'Spiders have eight legs and are not insects; they eat flies and gnats; house spiders in Britain practically never bite and run from big things.',
    'In some countries there are spiders that are best left alone, so the rule is: look and do not touch, and ask a grown-up.',
    'A glass and a card are a usual way to take a spider outside.',
    'Bees carry pollen, so that many fruits grow; an insect has six legs.',
    'Fear of small creeping and flying animals is among the most common fears at all ages, and getting used to them from far away, step by step, makes it smaller.',
  ],
  threads: {
    busy: 'what a small animal is busy with: bees and flowers, spiders and webs',
    glass: 'a glass and a card, which take a spider or a fly outside',
    still: 'arms down, slow, and room for whatever is flying by',
  },
  roles: {},
  titles: {
    young: [
      { text: 'Busy, Busy, Buzz', thread: 'busy' },
      { text: 'A Bee Has Work', thread: 'busy' },
      { text: 'A Glass and a Card', thread: 'glass' },
      { text: 'Out Goes the Spider', thread: 'glass' },
      { text: 'Arms Down, Buzz By', thread: 'still' },
      { text: 'Slow, Slow, Bye-Bye, Bee', thread: 'still' },
      { text: '{name} and the Bugs' },
      { text: 'Small Legs in the Garden' },
    ],
    older: [
      { text: 'Fifty Flowers to Do', thread: 'busy' },
      { text: 'What the Bee Is After', thread: 'busy' },
      { text: 'The Glass and the Postcard', thread: 'glass' },
      { text: 'Eight Legs, One Way Out', thread: 'glass' },
      { text: 'The Slow Way Past a Wasp', thread: 'still' },
      { text: 'Not a Flower', thread: 'still' },
      { text: '{name} and the Small Animals' },
      { text: 'Six Legs or Eight' },
    ],
  },
  benefits: [
    'Says what bees, wasps and spiders are doing when they come near.',
    'Gives {name} one safe way to act, and one sentence to think.',
    'Is honest that a sting can happen, and what people do then.',
  ],
  talk: {
    young: [
      'What is the small animal busy with?',
      'How does {name} feel when something buzzes?',
      'Shall we look at a bug from far away and count its legs?',
    ],
    older: [
      'What can people do when a wasp comes to the table?',
      'Which word went into the blank, and is it the same for bees and spiders?',
      'Shall we put a glass and a card where everybody can find them?',
    ],
  },
  cover: { setting: 'garden', time: 'day', pose: 'kneel', feeling: 'curious', companion: 'grown-up', props: ['flower', 'magnifying-glass'] },
  text: {
    '2-3': script(`
      D<busy> Bzz! That is a bee. {Name} may see it. The bee sees a flower. It sits on the flower. Busy, busy bee.
      D<glass> Look, eight legs! That is a spider. {Name is} here. A glass goes down. A card goes under. Out goes the [spider|small spider].
      D<still> Bzz, bzz! A bee flies by. {Name is} still. Arms down, down. The bee goes round. Then it goes on.
      P Some children like bugs. Some like to look from far.
      P Bees like flowers. Spiders like dark corners.
      P Bugs are small. To a bug, people are big.
      Q Near a bug, {Name} may feel ____.
      Q At a loud bzz, {Name} may feel ____.
      Q Near a spider, {his} tummy may feel ____.
      H {helper} can hold {his} hand.
      H {helper} can go in with {him}.
      H {helper} can take it out.
      H<helper> {helper} can say, "Busy bug."
      T {he} can keep arms down.
      T {he} can look from far away.
      T {he} can call a grown-up.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<busy> {he} can say, "Busy, busy, bye."
      C<glass> {he} can say, "Glass, card, out."
      C<still> {he} can say, "Arms down, bye-bye."
      C<topic> {he} can think about {topic}.
      A<busy> Bzz, bzz, off it goes. The bee has work. There is a flower. Bye-bye, bee.
      A<glass> The spider is out. It sits on a leaf. Eight legs, one leaf. Bye-bye, spider.
      A<still> Bzz, bzz, all gone. The small bug is far. Here is {Name}. Hello, garden.
    `),
    '4-5': script(`
      D<busy> Bzz, goes a bee. {Name} may see it come. A bee wants the sweet drop in a flower. Then it wants the next one. It flies to fifty flowers before it goes home. It has no time for people.
      D<glass> Sometimes a spider gets into {his} home by mistake. It wants to be left alone. There is a way to help it out. A glass goes over it, and a card goes under it. Then the spider goes outside, with a good view of it all.
      D<still> A wasp likes jam, and so it comes to tables. {Name} may want to wave it away. But arms that wave make a wasp cross. Slow arms are best. Then the wasp looks at the jam and flies off.
      P To a bug, a person is as big as a house. Most bugs would like to get away. They just do not know where to go.
      P Lots of grown-ups do not like spiders. They ask someone else to bring the glass. They are glad when it is done.
      P Some children lie down and look at bugs. Some would rather sit on a chair. Both can eat a picnic.
      Q When something buzzes near, {Name} may feel ____.
      Q With a spider in the room, {his} body may feel ____.
      Q In the grass, {Name} may feel ____.
      H {helper} can take small animals out of the room. ~ That is a job for big hands.
      H {helper} can put a lid on the cup. ~ A cup with a lid is dull for a wasp.
      H {helper} can go away from the buzz with {him}. ~ Slow steps are best.
      H<helper> {helper} can look up what it is with {him}. ~ A thing with a name is less odd.
      H<adult> {helper} can help when there are bugs. ~ One thing that helps is {adult}.
      T {he} can put both arms down and wait.
      T {he} can call, "Glass and card, please!"
      T {he} can look from far away and count legs.
      T<comforter> {he} can hold {comforter} and wait.
      T<doing> {he} can try {doing} till it has gone.
      C<busy> {he} can think, "It has fifty flowers to do."
      C<glass> {he} can say, "Glass on, card under, out."
      C<still> {he} can think, "Arms down, I am not jam."
      C<topic> {he} can wait and think about {topic}.
      A<busy> The bee has gone to the next flower, and the next. Its day is full. So there are apples and plums to eat later. A garden is good for bees and for {Name}.
      A<glass> The spider sits outside under a leaf. It may feel that it had a short trip. The glass gets a wash. It is a good way for everyone.
      A<still> The wasp has had a look, and it is gone. There is still jam, and there is still bread. Slow arms are a good trick. Wasps fly by, and people eat on.
    `),
    '6-7': script(`
      D<busy> What does a bee want? It wants sugar from a hundred flowers in one trip. If it flies round {his} head, it is checking for a flower. Hair with a bright cap looks a bit like one. A short look shows the bee that it is not.
      D<glass> Houses have corners, and spiders like corners. So {Name} may meet one in a bath or behind a door. A house spider eats flies, and big things scare it. For a spider, everyone is a big thing. A glass, a card and a grown-up can take it outside.
      D<still> First there is a buzz, and then a wasp comes to the table. It can smell lemonade. Next it flies round {his} plate and looks. If hands hit the air, it may get a fright and sting. If all is slow and calm, it looks at the plate and leaves.
      P Grown-ups can be afraid of moths, mice or spiders. They may jump on a chair and feel silly. Small things that move fast surprise people of all sizes.
      P People who keep bees walk slowly, as if they had all day. They have learnt it from the bees. Now and then they get stung, put something cold on it and go on.
      P A friend may pick up beetles and give them names. That does not mean that beetles are easy for everybody. People have different lists of things they like to hold.
      Q When something buzzes close by, {Name} may feel ____.
      Q With a spider in the room, {Name} may feel ____. Skin can tickle without anything on it.
      Q Sitting on the grass, {his} body may feel ____.
      H {helper} can take the animal outside with a glass. ~ It is over in less than a minute.
      H {helper} can cover drinks and food with a plate. ~ What cannot be smelled is not looked for.
      H {helper} can go inside with {him} for a bit. ~ Gardens wait.
      H<helper> {helper} can put something cold on a sting and stay near. ~ Most stings hurt for a while and then less.
      H<adult> {helper} can help when something flies or crawls. ~ One thing that helps is {adult}.
      T {he} can put {his} hands down and move away slowly. ~ Slow things are not exciting.
      T {he} can call for the glass and the card. ~ Somebody else can do the carrying.
      T {he} can look from three steps away and count the legs. ~ Six means insect, and eight means spider.
      T<comforter> {he} can hold {comforter} until it has flown on. ~ Hands that hold something do not wave.
      T<doing> {he} can try {doing} until the buzz is gone. ~ It is seldom longer than that.
      C<busy> {he} can think, "It is looking for a flower, and I am not one."
      C<glass> {he} can think, "It goes out, and I stay in."
      C<still> {he} can think, "Slow as a snail, and it flies off."
      C<topic> While it buzzes, {he} can think about {topic}.
      A<busy> The bee has found a real flower, and {Name} is forgotten. Bees have small heads with room for flowers and the way home. Because of them there will be plums. A garden can be a good place for both.
      A<glass> Outside, the spider walks off on all eight legs. By tomorrow it may have a web with flies in it. The bath is empty, and the card is just a card again. Everyone is where they would rather be.
      A<still> The wasp has looked at everything and found nothing it wanted. It flies off to look at other people's plates. Calm is a good thing to have at a table with small guests. After that there is cake.
    `),
    '8-10': script(`
      D<busy> In its whole life, a honeybee makes less than a teaspoon of honey, out of thousands of flowers. So when a bee comes close to {Name}, it is at work and has taken a wrong turn. It may circle once or twice, because scent and bright colours confuse it. Its sting is for defending the nest. Most honeybees keep it for that. What is far from the nest and does not hit out is not an enemy.
      D<glass> Nearly every house has spiders in it, and most of them are not seen for weeks. They sit in corners and eat what people like even less. When one runs across the floor near {Name}, it is often a male on the way to find a female. Spiders like that cannot see far. A big foot is an earthquake to them. A glass and a postcard can end the meeting politely.
      D<still> Why do wasps come to the table in late summer? Earlier in the year they hunt flies for their young. Later {Name} may find one on a plate, because there are no young to feed and it wants sugar for itself. Blowing at it is a bad idea, since the breath of large animals means danger to a wasp. Moving slowly means nothing to it at all.
      P Being afraid of spiders or wasps is among the most common fears in the world. Researchers think that people learn it quickly because a few of these animals can hurt. It makes sense to be careful. A brain can simply be too good at it.
      P Grown-ups who say "it is more afraid of you" are nearly right. A spider has too small a brain for much fear. It does run away, though, and that is the part that counts. Most people forget to watch it leave.
      P Someone who likes beetles sees colours, feelers and a clever pair of wings. Another person sees legs. They are looking at the same animal. Knowing its name can move a person a little from the second group to the first.
      Q When something buzzes past, {Name} might feel ____. Ears often know it before eyes do.
      Q Knowing that there is a spider in the room, {Name} may feel ____. It can be worse when it is out of sight.
      Q On the grass, {his} skin may feel ____. Skin makes things up when it is worried.
      H {helper} can catch what has come in and let it out. ~ It is quicker than looking for it later.
      H {helper} can show {him} how a sting is cooled, and what else is done. ~ Knowing what comes afterwards makes the before smaller.
      H {helper} can choose a table far from the bins. ~ Wasps have favourite restaurants too.
      H<helper> {helper} can find out with {him} what kind it is. ~ An animal with a name has a list of habits, and most are dull.
      H<adult> {helper} can help with {adult} when something flies in. ~ It takes the edge off the first minute.
      T {he} can lower {his} hands and take three slow steps away. ~ To most insects, a slow person is furniture.
      T {he} can watch from a distance that feels all right, and write down what it does. ~ Scientists began like that, and some of them began scared.
      T {he} can say where it is and let somebody else do the rest. ~ Bees divide up their work as well.
      T<comforter> {he} can hold {comforter} while it is being taken out. ~ It keeps both hands slow.
      T<doing> {he} can try {doing} until it has flown on. ~ Visits like that seldom last a minute.
      C<busy> {he} can think, "Wrong turn, no flower here, carry on."
      C<glass> {he} can think, "It is looking for the way out as well."
      C<still> {he} can think, "I am furniture, and furniture does not wave."
      C<topic> Until it has gone, {he} can think about {topic}.
      A<busy> The bee has corrected its course. Before evening it will have seen more flowers than most people see in a year. Nobody needs to love it for that. A garden has room for those who work there and those who sit at the other end.
      A<glass> The postcard goes back on the shelf, and the spider goes on with its search. It will tell nobody. People may dislike spiders all their lives and still carry them out, or ask someone who does. The corner is free again, at least for a while.
      A<still> In October the wasps are gone. Until then there are lids, slow hands and tables near the door. A sting can happen, and then there is something cold and somebody who helps. Most picnics have small guests and end with crumbs.
    `),
    '11+': script(`
      D<busy> From the point of view of a bee, {Name} is a landmark. Bees navigate by the sun, by scent and by the shapes they pass, and a person in a bright shirt is worth a quick inspection. It lasts for a second or two and ends without result. A honeybee that stings a person usually dies of it, so there is every reason not to, unless the nest is in danger. None of that helps much while the thing is circling. It does explain why it leaves.
      D<glass> The equipment for dealing with a spider has not changed in a hundred years, and it consists of a glass and a postcard. {Name} may prefer to leave the operating to somebody else. Fear of spiders is among the most widespread there is, and it does not respond to arguments about size. Part of it seems to be the movement, which is fast, silent and hard to predict. The spider would say the same about feet.
      D<still> Some notes for {Name} on wasps, which have a bad name and a reason for it. In early summer they catch flies by the thousand and are among the gardener's friends. In late summer their work is over, their colony is breaking up, and they want sugar. So they come to tables and get hit. Sudden movement and breath are what they read as an attack. A person who does neither becomes part of the landscape, which is uninteresting to wasps.
      P People make fun of this fear more than of others, since the animal is so small. They forget that size is not the point. Nobody laughs at a person who is careful with a small electric current. Those who joke the loudest often have an arrangement about moths.
      P Therapists treat fear of spiders and insects regularly, and they say that it is one of the easier ones to shift. It goes in small steps that the person chooses, beginning with a drawing. They do not do it because everybody needs to like spiders. They do it for those who would like their garden back.
      P People who study insects tend to have begun by accident. One of them got interested while waiting for something to leave. They will talk for an hour about the wings of a wasp. It can be rather catching, at a safe distance.
      Q When something small moves fast, {Name} might notice ____. A shudder and a fear are different, and they often come as a pair.
      Q When it has gone behind the cupboard, {Name} may feel ____. What cannot be seen takes up more room.
      Q At a table outside, {his} body may feel ____. It may be listening while the rest of the person is eating.
      H {helper} can remove what has come in, without a speech. ~ A service like that is best delivered quickly.
      H {helper} can make sure that everyone knows what to do about a sting, including who is allergic. ~ A plan takes the question out of the air.
      H {helper} can go along with a plan of small steps, at the speed that {he} can choose. ~ Pushing makes this kind of fear grow.
      H<helper> {helper} can admit to one animal that they leave to other people. ~ It is rare to find somebody without one.
      H<adult> {helper} can offer {adult} in the first minute. ~ It is there to be used or not.
      T {he} can put both hands down, turn and move away at walking pace. ~ Speed is what makes a person interesting.
      T {he} can look at a photograph of one for a minute a day and note how it changes. ~ Minutes like that add up, and nothing crawls out of a page.
      T {he} can name the place where it sits and ask somebody to deal with it. ~ Precise information is half of the work.
      T<comforter> {he} can keep {comforter} in one hand while it is dealt with. ~ It gives the hands an occupation.
      T<doing> {he} can try {doing} until it has moved on. ~ In most cases that is a matter of seconds.
      C<busy> {he} can think, "I am a landmark, and it has an appointment."
      C<glass> {he} can think, "We both want it to be somewhere else."
      C<still> {he} can think, "Landscape, with person."
      C<topic> Meanwhile {he} can think about {topic} and wait for it to pass.
      A<busy> By now the bee has been to sixty flowers and filed the person under scenery. It will not mention the meeting at home, where other things are discussed, mostly by dancing. Sharing a summer with insects takes some distance and no affection. Quite a lot of fruit depends on the arrangement.
      A<glass> After half a minute the postcard is a postcard again. Somewhere under a hedge a spider is getting on with its own affairs. It is fine to remain a person who calls for the glass, and it is also possible to become the one who holds it. Either way the room is free.
      A<still> Wasps have a short season, and it ends with the first cold night. Before that there will be lids, slow movements and possibly a sting, which hurts, gets cooled and stops. A person can know all this and still prefer to eat indoors in August. It is cooler there, and nobody small is after the jam.
    `),
  },
};
