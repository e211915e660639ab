import { stuckAndAsked } from './deeds/stuck-and-asked.ts';
import { script, type Frame } from '../../frame.ts';
import { handsKept } from './deeds/hands-kept.ts';
import { withDeeds } from './deeds/deed-thread.ts';
import { gentleDays } from './deeds/gentle-days.ts';

const own: Frame = {
  id: 'calmed-down',
  name: 'Calmed down',
  says: [
    'calmed down on his own',
    'calmed herself down',
    'took deep breaths instead of hitting',
    'walked away instead of hitting',
    'didnt hit when he was angry',
    'used words instead of hitting',
    'handled his anger well',
    'no meltdown today',
    'got through a tantrum without throwing',
    'stayed calm',
    'went to the calm corner by herself',
    'used his breathing',
    'told us he was angry with words',
    'managed his big feelings',
    'stopped before he hit',
    'recovered from a meltdown quickly',
    'asked for a break when upset',
    'turned off the tablet without a fuss',
    'accepted no without screaming',
    'lost a game and stayed calm',
    'squeezed his pillow instead',
    'kept her cool',
    'self regulated',
  ],
  claims: {
    strong: [
      'left the park',
      'left the playground',
      'left the party when',
      'left soft play',
      'came away from the',
      'came off the swings',
      'came out of the pool',
      'came home from the park',
      'no biting',
      'no kicking',
      'no pushing',
      'no scratching',
      'from a strop',
      'massive strop',
      'out of a strop',
      'out of a meltdown',
      'down from a',
      'walked away from a fight',
      'walked away from the fight',
      'squeezed a pillow',
      'squeezed his pillow',
      'squeezed her pillow',
      'went to his tent',
      'went to her tent',
      'did not flip the board',
      'didnt flip the board',
      'did not throw the board',
      'rather than smashing',
      'instead of smashing',
      'rather than hitting',
      'rather than shouting',
      'rather than throwing',
      'didnt run off',
      'did not run off',
      'no running off',
      'didnt bite',
      'did not bite',
      'didnt spit',
      'did not spit',
      'didnt swear',
      'did not swear',
      'no swearing',
      'no spitting',
      'didnt push',
      'did not push',
      'didnt kick',
      'did not kick',
      'held the trolley',
      'stayed next to me',
      'hasnt hit',
      'has not hit',
      'hasnt bitten',
      'has not bitten',
      'no hitting',
      'no biting',
      'didnt kick off',
      'did not kick off',
      'without shouting',
      'no shouting',
      'counted to ten',
      'counted to 10',
      'instead of shouting',
      'didnt shout',
      'did not shout',
      'without panicking',
      'did not panic',
      'didnt panic',
      'without a panic',
      'kept his temper',
      'kept her temper',
      'kept their temper',
      'calmed',
      'calm down',
      'stayed calm',
      'keep calm',
      'kept calm',
      'kept her cool',
      'kept his cool',
      'instead of hitting',
      'instead of screaming',
      'instead of throwing',
      'didnt hit',
      'did not hit',
      'no meltdown',
      'no tantrum',
      'without a fuss',
      'without screaming',
      'without hitting',
      'big feeling',
      'self regulated',
      'breathing',
      'deep breath',
      'calm corner',
      'handled his anger',
      'handled her anger',
      'asked for a break',
    ],
    cues: [
      'angry',
      'upset',
      'instead',
      'walked away',
      'words',
      'breath',
      'feelings',
      'tantrum',
      'meltdown',
      'stopped',
      'anger',
    ],
    not: ['wash her hair', 'wash his hair', 'brush her hair', 'brush her teeth', 'brush his teeth', 'calm baby'],
  },
  topicWords: ['feeling', 'calm', 'quiet', 'hands'],
  takes: ['helper', 'comforter'],
  facts: [
    'Strong feelings rise and fall; the body needs some minutes to settle after the cause is over.',
    'A long out-breath slows the heart a little.',
    'Naming a feeling makes it easier for the brain to handle it.',
    'Moving away, pressing against something firm and drinking water are ordinary ways to settle.',
  ],
  threads: {
    water: 'a stirred cup in which the water gets still again',
    hill: 'a feeling drawn as a line that goes up and comes down again',
    lake: 'a lake on a day when wind could have come',
  },
  threadCues: {
    // Where somebody was angry there were waves.
    lake: /^(?![^]*\b(?:angry|cross|furious|mad|upset)\b)[^]*?\b(?:(?:has|have) not (?:hit|shouted|screamed|yelled|thrown|kicked|bitten|lost (?:his|her|their) temper)|hasn'?t (?:hit|shouted|screamed|yelled|thrown|kicked|bitten|lost (?:his|her|their) temper)|did(?:n'?t| not) (?:hit|shout|scream|yell|throw|kick|bite|flip)|without (?:a |any )?(?:fuss|scream\w*|cry\w*|tears|argu\w*|tantrum|meltdown|shouting|protest)|no (?:more )?(?:meltdowns?|tantrums?|fuss|tears|screaming|biting|hitting|kicking|pushing|scratching|spitting|shouting)|first time (?:i|we|mum|dad) (?:asked|said)|when (?:i|we) asked|first time of asking|stayed calm|stayed (?:so )?cool|kept (?:his|her|their) cool|accepted|took (?:it|no) (?:well|so well))\b/i,
  },
  onlyWhenSaid: ['lake'],
  tellsAlone: ['lake'],
  roles: {},
  titles: {
    young: [
      { text: 'The Water in the Cup', thread: 'water' },
      { text: 'A Calm Lake', thread: 'lake' },
      { text: 'Up It Goes, Down It Comes', thread: 'hill' },
      { text: 'A Big Feeling Came' },
      { text: '{name} and the Big Feeling' },
    ],
    older: [
      { text: 'Still Water in a Cup', thread: 'water' },
      { text: 'No Wind on the Lake', thread: 'lake' },
      { text: 'A Line That Comes Down', thread: 'hill' },
      { text: 'After the Big Feeling' },
      { text: '{name} Got Quiet Again' },
    ],
  },
  benefits: [
    'Shows {name} what was done while a big feeling was there, in small plain parts.',
    'Says truly how a strong feeling rises, stays a while and falls in any body.',
    'Leaves it to {name} to say how it was and what to remember of it.',
  ],
  talk: {
    young: [
      'What was calm at the end of the story?',
      'How does a body feel after a big feeling?',
      'Shall we sit and be calm for three breaths?',
    ],
    older: [
      'Which part of it was hardest, and what helped?',
      'Which word went into the blank?',
      'Shall we write down what helped, in one line?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: null,
    props: ['pillow', 'cup'],
  },
  text: {
    '2-3': script(`
      D<water> A big feeling came. It went round and round in {Name}. Then {Name} got calm. Water in a cup does that too. Round, round, still.
      D<water> Stir, stir goes the cup. The water goes round. A feeling went round in {Name} too. Then it was calm.
      D<hill> Up, up went a big feeling. It was big in {Name}. Then it came down. Down, down, calm.
      D<hill> A big feeling can go up, up, up. {Name} had one. It went up fast. Then it came down. Hello, calm.
      P Grown-ups get big feelings as well. They wait a bit.
      P People near saw it. It got quiet for them too.
      P Some people blow. Some people sit down.
      Q After a big feeling, {Name} may feel ____.
      Q When it got calm, {Name} may feel ____.
      H {helper} can sit close by.
      H {helper} can hear about it.
      H {helper} can say, "That was calm."
      T {he} can show how calm looks.
      T {he} can tell it to a toy.
      T<water> {he} can watch water get still.
      C<water> {he} can say, "Round, round, still."
      C<water> {he} can say, "Sit, water, sit."
      D<lake> A lake is flat. Wind can come, or not. {Name} was calm. No wind, no splash.
      C<lake> {he} can say, "Flat lake, calm me."
      A<lake> The lake is calm. A duck is on it. {Name} was calm too. Hello, duck!
      C<hill> {he} can say, "Up, up, and down."
      C<hill> {he} can say, "Down, down, hello, calm."
      A<water> The cup is still now. The water is calm. {Name} got calm too. Hello, quiet cup.
      A<water> Round, round, still. A feeling came, and it went. The cup is on the table. Sip, sip.
      A<hill> Up it went, and down it came. {Name} is here. It is calm now. Hello, floor.
      A<hill> The big feeling is down. Hands are soft. Feet are soft. That is calm.
      P<lake> People near had a calm time. It was quiet for all.
      Q<lake> When it is calm, {Name} may feel ____.
      H<lake> {helper} can say, "I saw that."
      T<lake> {he} can show it to a toy.
    `),
    '4-5': script(`
      D<water> Water in a cup goes round when somebody stirs it. A big feeling went round like that in {Name}. Water goes on for a while after the spoon is out. Then it gets quiet. {Name} got calm in the same way.
      D<water> There was a big feeling, and it was in {Name}. It shook, as water shakes in a cup that gets bumped. The cup can stand on a table for a while. Then the water gets still by itself. That is how it got calm.
      D<hill> A big feeling goes up fast, and {Name} had one of those. For a bit it stays up, and everything is loud. Then it comes down, because a body gets tired. {Name} stayed safe until it was calm again.
      D<hill> A big feeling is like a hill. {Name} was up on top of one. Up there it is loud, and the heart goes fast. Then the way goes down again, step by step. At the end it was calm.
      P Other people were glad when it got quiet. They had time to breathe out as well. They saw how it was done.
      P Grown-ups have big feelings in the car and in the kitchen. Some count. Some go out and look at a tree.
      P A friend may not know that it was hard. From outside it looks like standing there. A lot goes on inside.
      Q While the big feeling was there, {Name} may have felt ____.
      Q Now that it is calm, {his} hands may feel ____.
      H {helper} can hear what it was like. ~ There is time now.
      H {helper} can say how it looked from outside. ~ It is good to know what helped.
      H<water> {helper} can fill a cup and watch it with {him}. ~ It takes longer than people think.
      T {he} can show somebody how it got calm.
      T {he} can draw the feeling, first big and then small.
      T {he} can tell what helped, if there was something.
      C<water> {he} can think, "Water gets still, and so do I."
      C<water> {he} can say, "The cup stands still now."
      D<lake> Wind can make a lake go wild. A big feeling can do that to a person. This time it stayed calm, and {Name} was right there. It could have been another way. A calm lake has no waves, so people walk past it.
      C<lake> {he} can say, "I was as calm as a lake."
      A<lake> The lake is calm, and the sky is in it. Wind may come on other days, and that is how lakes are. {Name} was calm this time. A duck can sit on that.
      C<hill> {he} can think, "It goes up, and then it comes down."
      C<hill> {he} can say, "Up fast, and down slow."
      A<water> The water in the cup is still. A face can be seen in it. The feeling was big, and it is small now. {Name} was there the whole time.
      A<water> It takes a while to get calm, for water and for people. No one can hurry it. The cup stands on the table, and it is still. Now it can be a drink.
      A<hill> Down came the feeling, bit by bit. {his} feet were on the floor all the time. It is calm now, and things can go on. There may be a snack in it.
      A<hill> Up there it was loud, and down here it is quiet. {Name} came down from a big feeling. That was a lot of work for one body. A body like that can have a rest.
      P<lake> Other people had a quiet time because of it. They may not know why. Nobody sees a thing that does not happen.
      Q<lake> With all that calm, {Name} may feel ____.
      H<lake> {helper} can say how it looked. ~ Calm is easy to miss.
      T<lake> {he} can tell somebody how it was.
    `),
    '6-7': script(`
      D<water> When a spoon comes out of a cup, the water goes on turning. A big feeling does that in a body. It turned like that in {Name}. Nobody can stop water by shouting at it. {Name} let it turn until it was calm. Nobody can do that for somebody else.
      D<water> A big feeling can tip over, as a full cup does. {Name} had a feeling as full as that. It turned and turned, as if a spoon had stirred it. Some of it may go over the edge. Then it got slower. Calm came a bit at a time.
      D<hill> A strong feeling can be drawn with a pencil. The line goes up fast, and {Name} was at the top of it. It is hard to be calm up there. It stays up for a bit, and it comes down slowly. {Name} found a way to stay until the line came down.
      D<hill> Some feelings can be drawn as one line. It goes up like a wall, and then it takes a long way down. {Name} had a feeling like that and stayed with it. A pencil draws the line in a second. It takes a good deal longer until a body is calm.
      P The people nearby may not know what it took. They cannot hear a heart go fast. When they are told, they look at it in another way.
      P Grown-ups practise this for years. In traffic, most of them still notice their own heart. They know how much work it is to do nothing.
      P Somebody may have been a bit afraid that it would get loud. When it stayed quiet, that person could breathe out. People notice such things, even if they say nothing.
      Q In the middle of the big feeling, {Name} may have felt ____. It may be in the hands, the face or the tummy.
      Q Afterwards, {his} body may feel ____. Some people get tired, and some get hungry.
      H {helper} can ask what helped, when it is quiet. ~ It is easier to say afterwards.
      H {helper} can tell how it looked, from start to end. ~ From inside, some of it gets missed.
      H {helper} can listen to the reason too. ~ A feeling has a reason, and it may still be there.
      T<hill> {he} can draw the line of that feeling, up and down. ~ A drawing shows where the top was.
      T {he} can tell someone what was done in the middle of it. ~ It is a good thing to know about oneself.
      T<water> {he} can stir a cup of water and time it. ~ It often takes more than half a minute.
      C<water> {he} can think, "The spoon is out. Now it turns by itself."
      C<water> {he} can say, "It was full, and now it is still."
      D<lake> It is easy to see waves on a lake. It is easy to miss a calm one. {Name} was at a place where a big feeling may come up. It stayed calm. Nobody shouts, "Look, no waves!" That is why it gets a page of its own here.
      C<lake> {he} can think, "There was wind about, and I was calm."
      A<lake> From the shore, a calm lake looks like nothing much. Under it there is a lot of water that could have moved. {Name} was calm in a moment that was not easy. The ducks noticed.
      C<hill> {he} can think, "I was at the top, and I came down."
      C<hill> {he} can say, "The line is on its way down."
      A<water> Some time later the water is flat again. Light from the window can be seen in it. The feeling was real, and so is the calm. {Name} got from one to the other.
      A<water> A feeling is allowed to be that big. What was done with it is the news. It was quiet work, and it took a while. The cup goes back on the shelf.
      A<hill> On paper the line ends low, where it began. It does not show how hard the top was. {Name} knows. Down there, it is calm enough to hear a clock.
      A<hill> Lines like that come down, for small people and for tall ones. This one came down as well. After a while, {Name} was calm again. The pencil can go back in the box.
      P<lake> People who were there may not have said a word. Noise gets noticed, and calm does not. They were glad all the same.
      Q<lake> In a calm moment like that, {Name} may feel ____. It may be a small word.
      H<lake> {helper} can say what it looked like from outside. ~ Calm is easy to miss.
      T<lake> {he} can think of one thing that helped. ~ It may help again.
    `),
    '8-10': script(`
      D<water> A stirred cup is a good thing to watch. The spoon has been gone for half a minute, and the water is still going round. A strong feeling leaves a body turning in the same way, and {Name} had a feeling of that kind. The heart and the muscles were told to hurry, and they go on hurrying. Shouting does not stop it. {Name} let it turn until things were calm.
      D<water> A stirred cup can go over the edge, and so can a strong feeling. {Name} came to that point. What happened after it was slow and not much to look at. The spoon was out, the water went round, and round again, and then it was calm.
      D<hill> A strong feeling, drawn as a line, has a steep side and a slow one. {Name} was at the top of such a line, which is a poor place for good decisions. Going up takes seconds. Coming down takes minutes, since a body clears things away at its own speed. {Name} made a good decision all the same, and stayed safe until it was calm.
      D<hill> On paper, a strong feeling is a line with a cliff on one side and a path on the other. {Name} was at the top of one, where it is loud and hardly anyone can think. A body needs some minutes for the way down, and it cannot be hurried. {Name} got to the end of that path. There everything was calm.
      P Other people saw the outside of it. From there it looks like someone breathing, or walking off, or saying nothing. It is difficult to see a thing that was not done.
      P Most adults know exactly how hard this is, because some of them managed it this morning and some did not. It is not something that a person learns once. They respect it more than they say.
      P Somebody may have been on the other side of that feeling. For that person it made a difference, although it may not have been mentioned. Being safe near somebody who is angry is not a small thing.
      Q When it was strongest, {Name} might have felt ____. The word may be louder than the ones used at home.
      Q Half an hour later, {Name} might notice ____. Bodies are often tired after that kind of work.
      H {helper} can ask what helped, and write down the answer. ~ It is worth having in writing on another day.
      H {helper} can come back to the reason, now that it is quiet. ~ The calm does not mean that the reason has gone.
      H {helper} can describe the moment in one plain sentence. ~ One is enough.
      T {he} can describe to somebody what happened while it was strong. ~ That is the part nobody saw.
      T<hill> {he} can draw the line, with times on it. ~ It shows that the top was short.
      T {he} can decide whether to talk about the reason today or tomorrow. ~ Both are sensible.
      C<water> {he} can think, "The spoon has been out for a while."
      C<water> {he} can think, "It was full to the edge, and it settled."
      D<lake> News about lakes is mostly about storms. Nobody writes that on a certain afternoon the water was flat. {Name} was in a situation in which strong feelings are common, and it stayed calm. That can be luck, practice or a good night's sleep. It deserves a mention all the same, because calm is so easy to walk past.
      C<lake> {he} can think, "No waves, and I noticed."
      A<lake> Calm leaves no traces, so there is nothing to take a picture of. The lake is flat, and what could have happened did not. {Name} was there for it. There may be wind tomorrow, as there is on every lake, and it will not undo this.
      C<hill> {he} can think, "Steep going up, slow coming down, and I know the way."
      C<hill> {he} can think, "The top is the short part."
      A<water> By now the water is so still that the ceiling can be seen in it. The feeling was as strong as it was, and the quiet came afterwards. {Name} did the part in between. It does not show on a cup.
      A<water> Getting calm is an odd sort of achievement, because it leaves no trace. The feeling has gone where feelings go. A cup is left, and some calm.
      A<hill> The line has reached the bottom of the page. Anyone looking at it would point to the peak. {Name} might point to the long, slow piece after it, where things got calm. That was the work.
      A<hill> At the bottom of the slope there is an ordinary afternoon. It has the same people in it as before. The feeling went up and came down, and it is calm enough to talk. There may even be toast.
      P<lake> Most people only notice calm when it stops. They may have been relieved, or they may not have thought about it at all. That is what calm does.
      Q<lake> Thinking of it now, {Name} might feel ____. It can be something small.
      H<lake> {helper} can mention it once, with the time and the place. ~ What did not happen is hard to praise otherwise.
      T<lake> {he} can work out what was different that time. ~ Sleep, food and people all count.
    `),
    '11+': script(`
      D<water> Water that has been stirred keeps turning long after the spoon has left, and there is no argument that can persuade it to stop. A strong feeling is much the same, and {Name} had one recently. Once adrenaline is on its way, it takes its time to leave, and the whole body turns with it. {Name} waited with it until it was calm. There was hardly an audience for the difficult part. Most of it takes place on the inside.
      D<water> A stirred cup is at its worst just before it spills over, and so is a feeling. {Name} was in that moment, which is short and surprisingly clear. Several options are available in it, and most of them make a noise. There is a quiet way down as well, and it was found. It is hard to celebrate something that leaves no trace. This page is an attempt to do so, since it took more effort than most things that do.
      D<hill> Drawn as a graph, anger has a famous shape, with a steep rise, a plateau and a long tail. What the graph leaves out is the person inside it, minute by minute. {Name} has been through one of those curves and arrived at the calm end. The plateau is where people say the things that they regret. It can be crossed in silence, or on foot, or with cold water on the wrists.
      D<hill> If strong feelings were recorded by instruments, the graph would show a cliff, a plateau and a slope that goes on for half a page. {Name} has been along the whole of it recently and ended up calm. The view from such a plateau is wide and rather unreliable, because everything seems to be somebody's fault. A good deal can be said up there in four seconds and regretted for a week. It is also possible to wait for the slope.
      P From outside it may have looked like indifference. Those who know what to look for would have seen a set jaw, a longer breath, a decision to leave a room. They may think about it later and understand what they saw.
      P Adults admire this more than they admit, partly because their own record is mixed. There is hardly a kitchen in which it has not been tried and failed. It is learned slowly, and it can be lost on any Monday.
      P The other person involved may not know how close it was. That is how it was meant to be. Still, people sense when they have been treated with care, even by somebody who is furious at the time.
      Q At the highest point, {Name} might have felt ____. Accuracy is more useful here than politeness.
      Q Some time afterwards, {Name} might notice ____. Tiredness is common, and so is a strange wish to laugh.
      H {helper} can take up the cause of it once things are quiet. ~ Being calm about something is not the same as agreeing with it.
      H {helper} can mention it once and ask nothing. ~ An observation can be enough.
      H {helper} can find out what made it easier, and do more of that. ~ It is practical knowledge.
      T {he} can note what worked, in a few words, where it can be found again. ~ Memory is unreliable about such minutes.
      T {he} can tell one trusted person how near it was. ~ It is a relief when somebody knows.
      T {he} can decide what still needs to be said about the cause, and when. ~ It can be said better now.
      C<water> {he} can think, "It is only still turning."
      C<water> {he} can think, "Full to the brim, and now it is flat."
      D<lake> Weather reports mention storms, and rightly so, since nobody needs to be warned of a flat lake. {Name} was recently in a spot where a strong feeling would have surprised no one, and things stayed calm. There is seldom a witness who says so. Whether it came from practice, from a decision or merely from enough sleep is hard to tell from the shore. It is a result in any case, and those are worth writing down.
      C<lake> {he} can think, "Flat calm. Worth noting."
      A<lake> The remarkable thing about that hour is that there is nothing to report. The lake was flat, and calm of that kind is generally taken for granted by people on the shore. There is no need for {Name} to do the same. Wind will come again, on some other day, without proving anything about this one.
      C<hill> {he} can think, "This is the plateau, and it has an end."
      C<hill> {he} can think, "After this comes the slope, and it goes down."
      A<water> The surface is flat now, and the spoon is in the sink. Whatever caused the feeling may still be there, and it can be dealt with by somebody who is calm. {Name} made that possible. No report will mention it, and the people in the next room may simply remember a calm evening.
      A<water> It was a quiet result, and quiet results are easy to overlook. A feeling of that size passed through one person and came to rest. {Name} knows what it cost. The cup on the table is a good witness, calm and full to within a finger of the rim.
      A<hill> A graph of that hour would end where it began, close to the bottom line, in the calm. Between the two ends there was a climb that nobody chose and a descent that {Name} did choose. The second half is the interesting one. It looks like nothing, which was the point.
      A<hill> There may be other curves, as there are for everybody. This one has been walked to the end, and its shape is known. The feeling had its say, without having the last word. After that it was calm enough for an evening with dishes in it.
      P<lake> The others may have noticed it without a comment. Relief is a quiet reaction, and from outside it looks like nothing. Some of them will have thought about it on the way home.
      Q<lake> Looking back at it, {Name} might feel ____. Indifference is also a possible answer.
      H<lake> {helper} can mention it in passing, and leave it there. ~ Praise for calm works best at a low volume.
      T<lake> {he} can make a note of the conditions, such as sleep, food or company. ~ It is useful to know what the weather was.
    `),
  },
};

/** A big feeling that came and went, and what was done while it was there. */
export const calmedDown: Frame = withDeeds(own, stuckAndAsked, gentleDays, handsKept);
