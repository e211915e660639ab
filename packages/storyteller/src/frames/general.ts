import { script, type Frame } from '../frame.ts';

const NO_SKILL =
  /\b(?:friends?|mates|secrets?|tells?|told|sa(?:id|ys)|laughs?|laughed|miss(?:es|ing)?|people|betray\w*|fell out|falling out|rude|grandmother|teas\w+|rumou?rs?|embarrass\w*|die[sd]?|dying|death|cancer|hospice|hospital|ill|illness|crash\w*|accident|fire|flood\w*|police)\b/;
const LEARNT =
  /\b(?:learn\w*|zips?|tie|tying|laces?|buttons?|rid(?:e|es|ing)|writ(?:e|es|ing)|handwriting|practi[sc]\w*|cutlery|fork|knife|dress\w*|bikes?|catch\w*|cut(?:s|ting)?|clock|count\w*|maths?|piano|violin|guitar|climb\w*)\b/;

/**
 * Anything that feels hard, told when no other situation matches well. `{hard}` is what is hard, in words that passed
 * the phrase gate or that belong to a challenge; without it the story says only that some things are hard. It is always
 * the last thing in its sentence, because its number is not known.
 */
export const general: Frame = {
  id: 'general',
  name: 'Something that feels hard',
  says: [],
  claims: { strong: [], cues: [] },
  topicWords: ['hard', 'easier', 'easy', 'difficult'],
  facts: [
    'Many things are hard at first and become easier with practice; how fast differs from person to person.',
    'A large task is easier to begin when it is divided into small parts with a clear end.',
    'People of every age ask for help; others often cannot see that something is hard.',
    'Skills that were practised often need less attention and feel easier.',
    'Progress is uneven: a bad day after a good one is ordinary.',
    'Knowing what comes next makes a situation easier for many people.',
  ],
  threads: {
    block: 'a tower of blocks, which begins with one block',
    hand: 'a hand that goes up, or reaches out, to ask',
    zip: 'a zip, which is hard for everybody until it is not',
    stone: 'a stone in a shoe, which only one person can feel',
    sandwich: 'a sandwich, with something easy on both sides of the middle',
  },
  // What happens between people, and what befalls a family, is no skill: it is not learnt piece by piece as a zip is.
  threadCues: {
    hand: NO_SKILL,
    stone: NO_SKILL,
    zip: LEARNT,
    block: LEARNT,
    sandwich: LEARNT,
  },
  roles: {},
  titles: {
    young: [
      { text: 'One Block for {name}', thread: 'block' },
      { text: 'First One Block', thread: 'block' },
      { text: 'A Hand Goes Up', thread: 'hand' },
      { text: 'A Hand for {name}', thread: 'hand' },
      { text: 'Zip, Stop, Zip', thread: 'zip' },
      { text: 'The Zip That Was Hard', thread: 'zip' },
      { text: 'Stop, Look, Shake', thread: 'stone' },
      { text: 'The Stone in the Shoe', thread: 'stone' },
      { text: 'Bread, Jam, Bread', thread: 'sandwich' },
      { text: 'A Sandwich for a Hard Day', thread: 'sandwich' },
      { text: '{name} and the Hard Bit' },
    ],
    older: [
      { text: 'The First Block', thread: 'block' },
      { text: 'Nobody Starts at the Top', thread: 'block' },
      { text: 'What a Raised Hand Can Do', thread: 'hand' },
      { text: 'A Hand Up Early', thread: 'hand' },
      { text: 'Every Zip Was Hard Once', thread: 'zip' },
      { text: 'How Hard Things Get Ordinary', thread: 'zip' },
      { text: 'A Stone Nobody Else Can See', thread: 'stone' },
      { text: 'Half a Minute for a Stone', thread: 'stone' },
      { text: 'The Middle of the Sandwich', thread: 'sandwich' },
      { text: 'Two Slices and a Hard Part', thread: 'sandwich' },
      { text: '{name} and the Hard Part' },
    ],
  },
  benefits: [
    'Says plainly that some things are hard, and that this is so for everybody.',
    'Shows {name} one small thing to try, and leaves the choice open.',
    'Gives {name} a few words to remember when the hard part comes.',
  ],
  talk: {
    young: [
      'What was hard in the story?',
      'How does the hard bit feel for {name}?',
      'Shall we try one small bit together?',
    ],
    older: [
      'What was the small first thing in the story?',
      'Which word would {name} put in the gap today, and which one last week?',
      'Shall we find out together which part is the hardest?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'think',
    feeling: 'curious',
    companion: null,
    props: ['blocks', 'book'],
  },
  text: {
    '2-3': script(`
      D<block,hard> {Name} can do many things. Some things are hard. One hard thing is {hard}. A tower is hard too. It starts with one block.
      D<block> {Name} can do many things. Some things are still hard. A tower is hard too. It starts with one block. Then comes one more.
      D<hand,hard> {Name plays and plays}. Some things are hard. One hard thing is {hard}. Then a hand can reach out. Here comes help!
      D<hand> Play, play, stop. {Name has} come to a hard bit. Then a hand can reach out. Here comes help!
      D<zip,hard> Zips are hard at first. {Name has} hard things too. It may be {hard}. Zip, stop, zip.
      D<zip> Zip, stop, zip. Zips are hard at first. {Name has} some other hard things. They take time.
      D<stone,hard> A stone is in a shoe. Ow! {Name has} hard bits in the day too. It may be {hard}. Stop, look, shake.
      D<stone> A stone is in a shoe. Ow! {Name has} hard bits in the day too. Then it is good to stop. Stop, look, shake.
      D<sandwich,hard> Bread, jam, bread. {Name has} a hard bit in the day. It is {hard}. It can go where the jam goes.
      D<sandwich> Bread, jam, bread. A sandwich has a middle. {Name} may have a hard bit today. It goes in the middle. Something else comes after.
      P Other children find it hard too. Some cry. Some go slow.
      P Grown-ups know hard things. They go bit by bit.
      P Babies find it all hard. Big people find some of it hard. People like help.
      P Big children get stuck too. They stop. Then they try again.
      Q When it is hard, {Name} may feel ____.
      Q In the hard bit, {Name} may feel ____.
      Q Before the hard bit, {Name} may feel ____.
      H {helper} can stay near.
      H {helper} can show the first bit.
      H<adult> {helper} can start {adult}.
      H {helper} can wait a bit.
      H {helper} can help with one bit.
      T {he} can look first.
      T {he} can try one little bit.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      T<thing> {he} can ask for {thing}.
      T {he} can stop and have a hug.
      T {he} can point to the hard bit.
      C<block> {he} can say, "One block. One more."
      C<hand> {he} can say, "Help, please."
      C<zip> {he} can say, "Zip, stop, zip."
      C<topic> {he} can think about {topic}.
      C<stone> {he} can say, "Stop, look, shake."
      C<sandwich> {he} can say, "Bread, jam, bread."
      A<block> One block. One more. Small bits make hard things easier. A little tower is a tower too.
      A<hand> A hand reaches out. A hand comes back. Help makes hard things easier. Then all the hands rest.
      A<zip> Zip, stop, zip. Hard things get easier, bit by bit. Some days a zip stops. Then there is a hug.
      A<stone> Stop, look, shake. Out falls the stone. Not all hard things fall out. They get easier with help.
      A<sandwich> First comes something easy. Then comes the hard bit. Then comes something easy again. Bread, jam, bread.
    `),
    '4-5': script(`
      D<block,hard> Some things are easy for {Name}, and some are hard. A hard one is {hard}. A tower of blocks is hard to build too. It does not start at the top. It starts with one block, and then there is one more.
      D<block> It is hard to build a tower of blocks. A tower does not start at the top. For {Name} and for everyone, it starts with one block. Then there is one more. Many hard things go like that.
      D<hand,hard> There is a lot that {Name does} alone. Still, some things are hard. One of them is {hard}. When a thing gets too hard, a hand can go up. Then somebody sees it and comes.
      D<hand> A day has easy bits for {Name}, and hard bits too. In a hard bit, a hand can go up. It says, "Help, please," without a word. Then somebody sees it and comes.
      D<zip,hard> When {Name was} small, every zip was hard. Small fingers need time for that. Now another thing is hard. It is {hard}. Hard things are a bit like a zip. They stick, and then they move a little.
      D<zip> Zips are hard for small fingers. They were hard for {Name} too, at first. Now there are other hard things. Hard things are a bit like a zip. They stick, and then they move a little.
      D<stone,hard> Nobody can see a stone in a shoe. Only the foot knows that it is hard. For {Name}, one hard thing is {hard}. Nobody can see that from outside either. So it is good to stop and say so.
      D<stone> When a stone gets into a shoe, only the foot knows. Everybody else walks on. {Name} may know other hard things like that. Nobody can see them from outside. So it is good to stop and say so.
      D<sandwich,hard> A sandwich has bread, then jam, then bread again. A plan can be made like that. One hard thing for {Name} is {hard}. It can go in the middle. Something easy comes first, and something easy comes after.
      D<sandwich> First bread, then jam, then bread. That is how to make a sandwich. A hard thing in {his} day can go in the middle too. Something easy comes first. Something easy comes after, so the hard thing has an end.
      P Other children have hard things too. Some of them show it. Some keep quiet, so nobody can see.
      P Grown-ups were small once. They know that hard things take time. They like it when a child asks.
      P A teacher meets many children. Each of them finds something hard. It is not the same thing for everyone.
      P Some grown-ups are in a hurry. They may not see that it is hard. When they see it, they can wait.
      Q When the hard part comes, {Name} may feel ____.
      Q Just before the hard part, {Name} may feel ____.
      Q On a day with something hard in it, {Name} may feel ____.
      H<zip> {helper} can show the first bit and stay close. ~ There is time.
      H {helper} can say what comes first and what comes next. ~ It helps to know that.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      H {helper} can ask, "Which bit is hard?" ~ Then the help can fit.
      H {helper} can wait for as long as a song. ~ Waiting is a kind of help.
      T<block> {he} can try one small bit and then have a rest.
      T<zip> {he} can watch first, and then choose a bit to try.
      T {he} can sit close to somebody for a while.
      T<hand> {he} can put up one hand to ask for help.
      T<comforter> {he} can keep {comforter} close for the first bit.
      T<doing> {he} can try {doing}. ~ It has helped before.
      T<thing> {he} can ask for {thing}. ~ It has helped before.
      T<quiet> {he} can spend some time {quiet} before the hard part.
      T {he} can point to the bit that is hard.
      T<sandwich> {he} can ask to do it together the first time.
      C<block> {he} can say, "First one block."
      C<hand> {he} can think, "Hand up, help comes."
      C<zip> {he} can say, "It sticks, and then it moves."
      C<topic> {he} can take one breath and think about {topic}.
      C<stone> {he} can say, "Stop, please. Something is hard."
      C<sandwich> {he} can say, "This is the jam. Then comes bread."
      A<block> One block is a start. Tomorrow there may be one more. Small bits make hard things easier. Tall towers were small first.
      A<hand> To ask is a good thing to do. Help makes hard things easier. When the help is done, the hand goes down. Then there is time to play.
      A<zip> A zip can stick on one day and move on the next. Hard things are like that. They get easier a little at a time. The coat waits on its hook.
      A<stone> A shoe comes off, and a stone falls out. Other hard things take longer than that. They get easier when somebody knows. The little stone stays on the path.
      A<sandwich> A hard thing has a before and an after. It is easier to wait when the end is known. Some sandwiches fall apart. Then somebody makes a new one.
    `),
    '6-7': script(`
      D<block,hard> Everybody has some things that come easily and some that are hard. One hard thing for {Name} is {hard}. A tower of blocks looks hard as well, when it is finished and tall. But nobody builds it from the top. There is a first block on the floor, and it takes one second. After that the next block has a place to go.
      D<block> {Name has} some things that come easily and some that are hard. So does everybody else. A tower of blocks looks hard when it is finished and tall. But nobody builds it from the top. There is a first block on the floor, and it takes one second. After that the next block has a place to go.
      D<hand,hard> In every class there are hands that go up. {Name has} seen lots of them. A hand goes up because something is hard, or because something is not clear. For {Name}, one of the hard things is {hard}. From the outside, other people often cannot see that. A hand tells them.
      D<hand> Hands go up in every class. {Name has} seen lots of them. A hand goes up because something is hard, or because something is not clear. What is hard is not the same for everyone. From the outside, other people often cannot see it. A hand tells them.
      D<zip,hard> There was a time when {Name did} not know how a zip works. It was hard for every grown-up too. The fingers were still learning where to hold and how to pull. A hard thing right now is {hard}. Hard things can fill a whole head. A zip did that once.
      D<zip> Every zip was hard for {Name} once. It was hard for every grown-up too. The fingers were still learning where to hold and how to pull. Other things are hard now, and they take a lot of thinking. A zip took a lot of thinking once.
      D<stone,hard> With a stone in a shoe, it is hard to think of anything else. The stone may be as small as a grain of rice. For {Name}, another hard thing is {hard}. Other people cannot see why, so they go on. It may look small from outside. Things that look small can feel big.
      D<stone> A stone in a shoe can be as small as a grain of rice. It is hard for {Name}, or for anybody, to think of something else then. Other people cannot see it. They go on, and wonder why somebody has stopped. Many hard things are hidden in that way. They look small from outside and feel big.
      D<sandwich,hard> Bread goes first, then jam, and then bread again. A plan for a hard thing can look like that as well. For {Name}, one hard thing is {hard}. In a plan it goes in the middle. Something easy comes before it, and something easy comes after. So it has a start and an end, and both can be written down.
      D<sandwich> On a plan for the day, {Name} may find a hard thing. It stands between two easy ones, and so the plan looks like a sandwich. Bread goes first, then jam, and then bread again. Nobody can keep every hard thing out of a day. But there can be something before it and something after it. Then the end is easy to find.
      P Other people may not notice that something is hard. It may be easy for them, so they go fast. When they know, they often slow down.
      P Some children hide it when a thing is hard. Others get loud, or want to run away. Grown-ups can guess, but they cannot see inside a head.
      P Teachers and parents still find some things hard. They know how long it took to learn the old ones. Most of them needed help, and more than one try.
      P Children at one table may each have a hard thing. They may all keep quiet about it. So two of them can sit side by side and not know.
      Q When something is hard, {Name} may feel ____. It may be another word tomorrow.
      Q Just before the hard part, {Name} may feel ____. It can be in the tummy, the hands or the face.
      Q In the middle of the hard part, {Name} may feel ____. Another child might put in another word.
      H<block> {helper} can make a plan with pictures or words for each part. ~ A plan shows where the end is.
      H<zip> {helper} can do the first part together with {him}. ~ It is easier to begin next to somebody.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H {helper} can look for what makes it hard. ~ It may be a noise, or a hurry. Sometimes that part can be changed.
      H {helper} can say how long it takes, and what comes after. ~ Waiting is easier when the end is known.
      T<block> {he} can try the first small part, and then stop or go on. ~ Choosing makes it easier to begin.
      T {he} can take three slow breaths and then say one word about it. ~ One word is a good start.
      T<zip> {he} can watch somebody do it first. ~ It helps to see how the end looks.
      T<hand> {he} can ask for help early, before it gets too hard. ~ Early help can be small help.
      T<comforter> {he} can bring {comforter} for the first try. ~ Something from home makes a hard thing less strange.
      T<doing> {he} can try {doing}. ~ It has helped at other times.
      T<thing> {he} can ask for {thing}. ~ It has helped at other times.
      T<quiet> {he} can spend some time {quiet} first. ~ A rested head finds hard things easier.
      T {he} can show somebody which part is the hard one. ~ A finger or a drawing is enough.
      T<sandwich> {he} can stop for three slow breaths and then choose again. ~ A pause is a part of trying.
      C<block> When it looks too big, {he} can think, "Where is the first block?"
      C<hand> When it gets hard, {he} can think, "A hand up is part of trying."
      C<zip> When it gets stuck, {he} can think, "A zip was like this once."
      C<topic> Before the start, {he} can think about {topic} for one slow breath.
      C<stone> {he} can think, "They cannot see my stone. I can tell them."
      C<sandwich> When it gets hard, {he} can think, "This is the middle. Bread comes next."
      A<block> One block on the floor is a real start. Some days a tower gets taller, and some days it falls. The blocks are still there for the next day. Hard things get easier in small parts, with a rest in between.
      A<hand> Everybody needs help with something. Asking makes hard things easier, and it is a clever thing to do. A hand goes up, somebody comes, and the hand goes down again. Then there is a bit more time for everything else.
      A<zip> Hard things get easier, although not every day and not all at once. On some days a zip still gets stuck. Then somebody holds the coat, and it moves. One day nobody thinks about the zip at all.
      A<stone> A stone comes out in a minute. Other hard things can take weeks, and some stay longer than that. They get easier when somebody else knows where the trouble is. Then two people can look for a way. The stone stays on the path, next to a lot of others.
      A<sandwich> It is easier to wait for an end when people know what it is. The middle may be short, or it may be long. On some days a plan falls apart, as sandwiches do. Then the plate is wiped, and the next plan starts with bread again.
    `),
    '8-10': script(`
      D<block,hard> Some things are hard because they are new, and some because they are loud or sudden. Some are hard for no reason that anyone can see. One of the hard ones for {Name} at the moment is {hard}. People who build tall towers know something about that. A tower is not built as one thing. It is built as one block, and then as the question of where the next one goes. The first block looks like nothing much, and everything else stands on it.
      D<block> Hard things come in different kinds, and {Name has} met a few of each. Some are hard because they are new, and some because they are loud or sudden. Some are hard for no reason that anyone can see. People who build tall towers know something about that. A tower is not built as one thing. It is built as one block, and then as the question of where the next one goes. The first block looks like nothing much, and everything else stands on it.
      D<hand,hard> Putting a hand up is a small movement, and a lot happens because of it. For {Name}, one of the difficult things at the moment is {hard}. It can be tempting to hide something like that and hope that nobody notices. Often nobody does, and then nobody helps either. Most people are not good at guessing. A hand, or a short sentence, saves them the guess.
      D<hand> It takes one second to put a hand up, and a lot happens because of it. When something is hard for {Name}, other people may not see it at all. It can be tempting to hide it and hope that nobody notices. Often nobody does, and then nobody helps either. Most people are not good at guessing. A hand, or a short sentence, saves them the guess.
      D<zip,hard> Hardly anybody in {his} class remembers learning to close a zip, although it was hard for nearly all of them. It took two hands, a lot of looking and many tries. The brain was busy with every single movement. Now it hardly thinks about it. At the moment something else is hard, namely {hard}. It can take up all the thinking, as the zip did before it was ordinary.
      D<zip> Learning to close a zip was hard for {Name}, and for everybody else in the class. Hardly anyone remembers it. It took two hands, a lot of looking and many tries. The brain was busy with every single movement. Now it hardly thinks about it. The things that are hard today take all the thinking too. They are difficult in the way a zip was difficult, before it was ordinary.
      D<stone,hard> A stone in a shoe weighs less than a coin, and it can spoil a whole walk. For {Name}, or for anybody, it is hard to think about something else. The others see a person who is slow, or cross, or keeps stopping. They do not see the stone. At the moment, one of the hard things is {hard}. Part of the difficulty may be that nobody else can see what it is like.
      D<stone> A stone in a shoe weighs less than a coin, and it can spoil a whole walk. For {Name}, or for anybody, it is hard to think about something else. The others see a person who is slow, or cross, or keeps stopping. They do not see the stone. Many difficult things are hidden in the same way. They are small from outside, and from inside they take up all the room.
      D<sandwich,hard> In the head, a hard thing has no edges. For {Name}, one of those things at the moment is {hard}. It can turn up in the thoughts at breakfast, long before its time. A plan gives it edges. It works like a sandwich, with something easy first, the hard part in the middle and something easy afterwards. The comparison is not perfect, because in a sandwich the middle is the best part.
      D<sandwich> In the head, a hard thing has no edges. {Name} may meet it in {his} thoughts at breakfast, although it does not come until the afternoon. A plan gives it edges. It works like a sandwich, with something easy first, the hard part in the middle and something easy afterwards. The comparison is not perfect, because in a sandwich the middle is the best part. But it shows where the middle ends.
      P People who find a thing easy often forget that they once learned it slowly. They may say "just do it" and mean it kindly. It helps them to hear which exact part is difficult.
      P Classmates usually notice less than it seems. They are busy with their own difficult things. Most of them would be surprised to hear what the others find hard.
      P Grown-ups sometimes think that somebody is not trying, when the truth is that something is hard. They see the result and not the effort. Many of them change their minds when they are told.
      P One person minds noise, one minds waiting, and one minds being watched. It is easy to think that everybody minds the same things. So people often help in the way that would help themselves.
      Q When something is hard, {Name} might feel ____. It may be one word in the morning and another at night.
      Q Thinking about it the evening before, {Name} might notice ____. It may be in the stomach, the shoulders or the thoughts.
      Q In the middle of the hard part, {Name} might notice ____. The first sign may be a small one, such as tight hands.
      H<block> {helper} can help to list the parts, from the easiest to the hardest. ~ It is fine to begin with the easiest.
      H {helper} can agree on a sign that means "I need a break". ~ A break that is planned makes it easier to come back.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      H {helper} can ask what would make it a little easier. ~ A small change is quicker to arrange than a large one.
      H {helper} can tell {Name} about something that was hard at the same age. ~ Those stories are seldom told until somebody asks.
      T<block> {he} can try the first part only, and decide about the second one afterwards. ~ Deciding later takes some of the pressure off.
      T {he} can choose one person to tell, and a good moment for it. ~ In a car or on a walk it is often easier.
      T {he} can write down which part is hard and which parts are not. ~ The list of easy parts is often the longer one.
      T<hand> {he} can tell one person exactly which part is difficult. ~ The more exact the words are, the better the help fits.
      T<activity> {he} can plan some time for {activity} afterwards. ~ It is easier to start when there is something good at the end.
      T<quiet> {he} can spend ten minutes {quiet} before the hard part. ~ A rested brain learns faster than a tired one.
      T<comforter> {he} can take {comforter} along for the first time. ~ Something familiar leaves more attention for what is new.
      T<doing> {he} can try {doing}, because that has helped before. ~ What worked once often works again.
      T<thing> {he} can ask for {thing}, because that has helped before. ~ Asking early makes it easier.
      T<zip> {he} can try it at a quiet time first, when nobody is waiting. ~ A first try without a hurry shows which part is difficult.
      T<sandwich> {he} can set a timer for the hard part and stop when it rings. ~ It is easier to start when the end is known.
      C<block> When it seems too much, {he} can think, "Which block is next?"
      C<hand> When it gets hard, {he} can think, "They cannot guess. I can say it."
      C<zip> When it takes all the thinking, {he} can think, "So did the zip."
      C<topic> In the minute before, {he} can think, "Three facts about {topic}, and then I start."
      C<stone> When nobody seems to understand, {he} can think, "They cannot see the stone. I can point to it."
      C<sandwich> In the middle of it, {he} can think, "This is the filling. The bread comes next."
      A<block> Getting better at hard things is slow and uneven, and that is true for everyone. A tower that falls leaves all of its blocks behind. The second one goes up faster, because the builder knows more. Some days one block is the right number.
      A<hand> Needing help with one thing says nothing about all the others. Hard things get easier in good company, and asking is how the company finds out. The hand goes down again quickly. The help can last a good deal longer.
      A<zip> Most things that are practised do get easier, though nobody can say on which day. It is seldom the day when it is noticed. One morning the coat is closed, and the person inside it was thinking about something else.
      A<stone> Once the shoe is off, a stone is out in half a minute. Most hard things take longer, and a few of them stay. Even those get easier when other people know what to look for. They can wait, or slow down, or carry something. Then the walk goes on, with one stone less.
      A<sandwich> Some days go to plan and some do not, and that is so for everyone. A hard part with an end is easier to start than one without. The slices may be small, such as a joke before and a biscuit after. A sandwich does not need to be large to have two of them.
    `),
    '11+': script(`
      D<block,hard> There is usually a gap between what a person can do on a good day and what is possible on a bad one. At the moment {Name meets} that gap with something difficult, namely {hard}. Builders deal with such gaps in a plain way. They do not look at the top of the tower, because there is nothing to do up there yet. They look for the next block that can be placed today, and they place it. Seen from close by, even a tall building is a long list of dull afternoons.
      D<block> On a good day more is possible than on a bad one, and with something difficult the gap can be wide. That gap may be familiar to {Name}. Builders deal with such gaps in a plain way. They do not look at the top of the tower, because there is nothing to do up there yet. They look for the next block that can be placed today, and they place it. Seen from close by, even a tall building is a long list of dull afternoons.
      D<hand,hard> Somewhere on the way through school, many hands stop going up. The questions have not stopped, but being seen with one has become expensive. For {Name}, the difficult thing at the moment is {hard}. From outside, something like that can look like a lack of interest, or like nothing at all. That is less a verdict than a lack of information. A sentence or two about what happens, and when, would already change the picture that other people have.
      D<hand> Many hands stop going up somewhere on the way through school. The questions have not stopped, but being seen with one has become expensive. When something is hard for {Name}, it may therefore stay invisible. From outside it can look like a lack of interest, or like nothing at all. That is less a verdict than a lack of information. A sentence or two about what happens, and when, would already change the picture that other people have.
      D<zip,hard> A zip was once the hardest thing in {his} day, and there is no memory of it left. It needed full attention and the patience of everyone who was waiting at the door. Then the movement was practised until the brain could run it alone, and attention was free for other things. What takes all the attention at the moment is {hard}. Everything is like that before a brain can do it without looking.
      D<zip> Nobody remembers the day when a zip was the hardest thing there was, and neither does {Name}. It needed full attention and the patience of everyone who was waiting at the door. Then the movement was practised until the brain could run it alone, and attention was free for other things. Whatever is hard now takes all the attention, as the zip did. Everything is like that before a brain can do it without looking.
      D<stone,hard> People will walk for miles with a stone in a shoe in order not to hold up the others. {Name} may know the indoor version, in which something is hard and it seems simpler to say nothing. Here the hard thing is {hard}. Saying nothing is understandable, because stopping is visible and the stone is not. The price is that all attention goes to one small place, while the others form theories about a bad mood.
      D<stone> People will walk for miles with a stone in a shoe in order not to hold up the others. {Name} may know the indoor version, in which something is hard and it seems simpler to say nothing. The reasoning is understandable. Stopping is visible, and the stone is not. The price is that all attention goes to one small place, while the others form theories about a bad mood.
      D<sandwich,hard> What makes a difficult thing long is often the lack of an end. For {Name}, one of those things at the moment is {hard}. It becomes lighter when something stands on the other side of it. Planners have long names for this, and anybody who has made a sandwich knows the principle. There is a slice of something easy, then the filling, then another slice. The comparison fails in one respect, since nobody looks forward to this particular filling.
      D<sandwich> What makes a difficult afternoon long is often the lack of an end. {Name} may have noticed that the same hour is lighter when something stands on the other side of it. Planners have long names for this, and anybody who has made a sandwich knows the principle. There is a slice of something easy, then the filling, then another slice. The comparison fails in one respect, since nobody looks forward to this particular filling.
      P Other people mostly see results. They do not see the effort behind an ordinary-looking day, so they may praise or blame the wrong thing. Some of them would act differently if they understood more.
      P Adults remember their own version of being young, and they give advice to that person. It can miss the point by a wide margin. They tend to become more useful once they are told what has already been tried.
      P Friends may notice that something is off and decide not to mention it. They often mean it as respect. From the other side it can look as if nobody cared, and so two kind people end up saying nothing.
      P Some people talk about a difficult thing on the same day. Others mention it years later, as a funny story, and leave out the bad part. To anybody who hears only the second kind, other lives can look much easier than they are.
      Q When the hard part comes, {Name} might notice ____. It is worth knowing whether that comes before, during or after.
      Q When the subject comes up, {Name} might feel ____. Two feelings that contradict each other are also an answer.
      Q Afterwards, {Name} might feel ____. Tired is a possible answer, and so is surprised.
      H {helper} can help to work out a plan that {Name has} agreed to. ~ A plan made together is more likely to be used.
      H {helper} can ask which kind of help is wanted, advice or company. ~ Those are two different things, and the wrong one is tiring.
      H<adult> {helper} can help by {adult}, if {he} would like that. ~ What has worked before is a sensible place to start.
      H {helper} can take over one small thing on a difficult day, such as a phone call or a bag. ~ Practical help needs no explanation.
      H {helper} can ask once, and then leave time for an answer. ~ Some answers take a day or two.
      T<block> {he} can choose one part that seems almost too easy, and try it three times this week. ~ Repetition is what makes a thing ordinary.
      T<sandwich> {he} can decide in advance how long to try, and stop when that time is over. ~ An end that is known makes a start less heavy.
      T<hand> {he} can write down what happens, in three lines, and show it to one trusted person. ~ Writing it once saves explaining it five times.
      T<activity> {he} can keep some time for {activity} on the same day. ~ A day with something good in it has more room for something hard.
      T<quiet> {he} can spend half an hour {quiet} before the hard part. ~ Attention is limited, and it can be refilled.
      T<doing> {he} can try {doing}, which has worked before. ~ What already works is worth keeping.
      T<thing> {he} can ask for {thing}, since that has helped before. ~ What already works is worth keeping.
      T<comforter> {he} can have {comforter} within reach for the first try. ~ Nobody else needs to know the reason.
      T {he} can notice for a week when it is worst and when it is not. ~ A pattern is often easier to change than a feeling.
      T {he} can choose one thing that other people could do differently, and ask for it. ~ A clear request is easier to agree to.
      C<block> When it looks impossible, {he} can think, "What is the part I can do today?"
      C<hand> When it looks impossible, {he} can think, "Which two sentences would explain this?"
      C<zip> When it takes everything, {he} can think, "Not by itself yet. That is all."
      C<topic> In the minute before, {he} can think, "Five minutes of this, and then back to {topic}."
      C<stone> When silence looks easier, {he} can think, "Stopping is allowed. The others can wait."
      C<sandwich> Halfway through, {he} can think, "This is the filling. There is another slice."
      A<block> Most skills that look natural were built slowly and out of sight. {Name gets} to set the size of the next block, and some days it can be a small one. Hard things do become easier, though rarely in a straight line. The part that is standing stays there overnight.
      A<hand> Being understood makes difficult things lighter, even when it does not make them smaller. {Name knows} this one from the inside, better than anyone else does. That is knowledge, and it can be shared in the amount that seems right. A hand that goes up at fifteen is as useful as one at five.
      A<zip> It is honest to say that some things stay difficult for a long time. Most of them get easier, and the change is so gradual that nobody can name the day. There is a coat in the hall that closes without any thought. It was a hard one once.
      A<stone> Some difficult things come out as quickly as a stone, as soon as somebody stops and looks. Others do not come out at all, and then the useful question is what makes the walk easier. People who know about it can change the pace or the route. Half a minute on a wall is seldom what anybody remembers of a walk.
      A<sandwich> A plan does not make anything less difficult. It settles when the thing starts, when it stops and what comes afterwards, and so there are three questions fewer. {Name gets} to choose the slices, and nobody else needs to find them exciting. Some days it all falls apart on the plate. It is still lunch.
    `),
  },
};
