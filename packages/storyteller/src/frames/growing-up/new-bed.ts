import { script, type Frame } from '../../frame.ts';
import { overTheBars } from '../home/over-the-bars.ts';
import { cotForABaby } from '../home/cot-for-a-baby.ts';
import { twoBedsInOne } from '../home/two-beds-in-one.ts';
import { withScenes } from '../scene.ts';

/** Another bed: out of the cot, up into a bunk or a bigger one. What is new about it, what moves in too, and how nights go. */
const own: Frame = {
  id: 'new-bed',
  name: 'Moving to a new bed',
  says: [
    'moving from cot to bed',
    'toddler bed transition',
    'climbs out of the cot so we bought a big bed',
    'wont sleep in the new bed',
    'misses his crib',
    'big girl bed and she keeps getting out',
    'up and down all night since the toddler bed',
    'baby needs the cot, moving her to a bed',
    'scared of falling out of bed',
    'first night in a bunk bed',
    'top bunk scares him',
    'new bed arrives on saturday',
    'he cries for his old bed',
    'transition from crib to twin bed',
    'got a high sleeper and now she wont go up',
    'fell out of the big bed',
    'comes out of his bed twenty times now there are no bars',
    'wants the cot back',
    'bigger bed for our 9 year old',
    'bed guard and toddler',
    'old bed broke, hates the new one',
    'refuses his new bedroom furniture and bed',
    'cot bed side came off',
    'moving in to a big boy bed',
  ],
  claims: {
    strong: [
      'toddler bed',
      'big bed',
      'bigger bed',
      'big boy bed',
      'big girl bed',
      'big kid bed',
      'new bed',
      'cot to bed',
      'cot to a bed',
      'crib to bed',
      'from cot to',
      'from crib to',
      'from the cot',
      'from the crib',
      'out of the cot',
      'out of the crib',
      'out of his cot',
      'out of her cot',
      'out of his crib',
      'out of her crib',
      'misses his crib',
      'misses her crib',
      'misses his cot',
      'misses her cot',
      'cot back',
      'crib back',
      'bunk',
      'bunk bed',
      'top bunk',
      'high sleeper',
      'loft bed',
      'twin bed',
      'bed guard',
      'cot bed',
      'cotbed',
      'fall out of bed',
      'fell out of bed',
      'fall out of the bed',
      'fell out of the bed',
      'fell out of the big bed',
      'old bed',
    ],
    cues: ['bed', 'cot', 'crib', 'climb', 'ladder', 'rail', 'bars', 'mattress', 'transition'],
    not: [
      'our bed',
      'my bed',
      'potty',
      'wet the bed',
      'wets the bed',
      'bed wetting',
      'hospital bed',
      'flower bed',
      'new bedroom in the new house',
      'bunk off',
      'climbs into',
      'under his bed',
      'under her bed',
      'bunk at camp',
    ],
  },
  topicWords: ['bed', 'bunk', 'pillow', 'mattress'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'adult', 'thing'],
  facts: [
    'Most children move from a cot to a bed between about eighteen months and three and a half years, or when they climb out.',
    'A low bed, a guard rail or a mattress or soft rug beside it make a fall small; most people stop rolling out after some weeks.',
    'Known things help: the same blanket, pillow, song and order of the evening.',
    'A bed without bars can be got out of; being brought back kindly, each time in the same way, is what helps.',
    'Sleep in a new place is lighter for the first nights, because a part of the brain keeps watch; that wears off.',
    'The upper bunk is for children from about six; a ladder is climbed with hands free and facing it.',
    'Wood creaks and mattresses smell when they are new; both get less.',
    'People turn over some dozens of times a night and mostly notice where the edge is, also asleep.',
  ],
  threads: {
    high: 'lying up high, with a ladder and a rail',
    edge: 'a bed with an edge and no bars',
    moving: 'things that move over from the old bed, one after the other',
    nights: 'the first night, the second and the tenth',
    out: 'feet that go out of a bed without bars, and back',
    letter: 'a plain word about where one lies for a third of the day',
  },
  threadCues: {
    out: /\b(?:gets?|getting|got|climbs?|comes?|keeps coming|keeps getting|runs?) (?:straight |back |right )?(?:out|up)\b/i,
    edge: /\b(?:f[ae]lls?|fallen|falling|rolls?|rolled|rolling|edge|bump\w*)\b/i,
    high: /\b(?:top bunk|bunk|high (?:bed|sleeper)|loft bed|cabin bed|ladder|up (?:there|high)|heights?)\b/,
  },
  onlyWhenSaid: ['high', 'out'],
  roles: {},
  titles: {
    young: [
      { text: 'Feet Out, Feet In', thread: 'out' },
      { text: 'A Bed With an Edge', thread: 'edge' },
      { text: 'Feet In, Feet Stay', thread: 'edge' },
      { text: 'Blanket Moves, Pillow Moves', thread: 'moving' },
      { text: 'All Move to the New Bed', thread: 'moving' },
      { text: '{name} and the New Bed' },
      { text: 'Good Night, Bed' },
    ],
    older: [
      { text: 'The View from Up There', thread: 'high' },
      { text: 'Up the Ladder', thread: 'high' },
      { text: 'Where the Edge Is', thread: 'edge' },
      { text: 'What Moved Over', thread: 'moving' },
      { text: 'Last of All, the Pillow', thread: 'moving' },
      { text: 'The First Night and the Tenth', thread: 'nights' },
      { text: 'A Bed Learns to Be Quiet', thread: 'nights' },
      { text: 'A Third of Every Day', thread: 'letter' },
      { text: '{name} and the New Bed' },
    ],
  },
  benefits: [
    'Tells what is new about the bed and what comes along from the old one.',
    'Says how nights go in a strange bed, and that sleep takes its time.',
    'Gives {name} something to do between lights out and sleep.',
  ],
  talk: {
    young: ['What is new about the bed?', 'How does the new bed feel?', 'Shall we choose who lies beside the pillow?'],
    older: [
      'What did the story say about nights?',
      'Which word went into the blank?',
      'Shall we decide what stands within reach of the bed?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'night',
    pose: 'sit',
    feeling: 'curious',
    companion: null,
    props: ['pillow', 'blanket', 'lamp'],
  },
  text: {
    '2-3': script(`
      D<edge> Look, a new bed! {Name} gets in. It has an edge. It is big. Pat, pat, pat.
      D<edge> Pat, pat goes a hand. {Name is} in the new bed. Here is the middle. Here is the edge.
      D<moving> A new bed comes for {Name}. The blanket moves in. The pillow moves in. Who comes next?
      P Some beds have bars. Some have none.
      P Grown-ups have beds with edges too.
      P A new bed smells new.
      Q In the new bed, {Name} may feel ____.
      Q In the dark, {Name} may feel ____.
      Q At night, {Name} may feel ____.
      H {helper} can look in again.
      H {helper} can walk back with {Name}.
      H {helper} can say good night here.
      T {he} can lie in the middle.
      T {he} can call from the bed.
      T {he} can pat the pillow.
      T<comforter> {he} can cuddle {comforter}.
      C<edge> {he} can say, "Feet in, feet stay."
      C<edge> {he} can say, "Pat, pat, middle."
      C<moving> {he} can say, "All in, good night."
      C<topic> {he} can think about {topic}.
      A<edge> Pat, pat, here is the bed. The feet are in. The night is long and soft. Then it is light. Hello, feet!
      A<edge> Here is the middle of the bed. Here is the edge. Pat, pat. Night-night.
      A<moving> The blanket is in. The pillow is in. They are all in the bed. Good night, all.
      D<out> The new bed has no bars. Feet can go out. {Name} may go pat, pat, pat. It is night. The bed is still warm.
      C<out> {he} can say, "Pat, pat, back in."
      A<out> Out go the feet. Back go the feet. The bed is warm on one side. Good night, feet. Good night, bed.
    `),
    '4-5': script(`
      D<edge> The new bed is not like the old one. It has an edge, and behind the edge is the room. {Name} can feel the edge with one hand. The middle of the bed is soft and wide. That is where people sleep.
      D<edge> People can get in and out of a bed with an edge. {Name} may get out in the morning, when it is light. At night, feet stay in. If one foot hangs out, that is fine too.
      D<moving> A new bed comes for {Name}, and things move in. First the blanket moves over. Then the pillow does. Then comes a child. The night did not move at all.
      P A new bed may creak. It says "crick" when someone turns. It is just wood that is not used to it yet.
      P The old bed was a good bed for a long time. It knew the way to sleep. It is fine to miss it.
      P The first nights in a new bed are light. Heads want to know where they are. Then they know it, and they sleep.
      Q In the wide new bed, {Name} may feel ____.
      Q When the light goes out, {Name} may feel ____.
      Q In the morning, {Name} may feel ____.
      H {helper} can put a soft rug beside the bed. ~ Then a tumble is a small one.
      H {helper} can say good night as before.
      H {helper} can come back and look in. ~ It is good to know that.
      H<adult> {helper} can help at bedtime by {adult}.
      T {he} can find the edge with one hand, and roll back.
      T {he} can call out from the bed.
      T {he} can put toys along the wall side.
      T<comforter> {he} can keep {comforter} in the middle.
      T<quiet> {he} can spend a little time {quiet} first.
      C<edge> {he} can think, "Edge there, me here."
      C<edge> {he} can say, "Feet, stay in till it is light."
      C<moving> {he} can say, "Good night, all who moved in."
      C<topic> In bed, {he} can think about {topic}.
      A<edge> In the night, people turn and turn. Mostly the body knows where the edge is. In the morning the bed is warm in the middle. It has a dent in it now, the size of one child.
      A<edge> The light comes in, and the feet may get out. They found the floor by themselves. The bed stays where it is. It will be there at the end of the day.
      A<moving> Now all have moved in. The blanket is here, and the pillow, and a child. The bed is not so new any more. Night by night it gets to be the bed.
      D<out> It is not hard to get out of a new bed. Feet find that out. {Name} may go out of the bed once, and then again. It is interesting out there, for about a minute. Then it is cold on the toes.
      C<out> {he} can think, "Feet, the bed is that way."
      A<out> The feet went out, and the feet came back. A new bed takes some nights to get used to. The warm spot is still there. Toes like it best.
    `),
    '6-7': script(`
      D<nights> A new bed takes getting used to, and it is in no hurry. {Name} may know how the first night goes. It is too wide, or too high, and it creaks. On the second night, the creak is known. By the tenth night, hardly anyone hears it.
      D<edge> In the new bed, {Name} may find the edge with one hand. The old bed ended in another place. A sleeping body keeps a sort of map of that. It takes some nights to draw a new one. Until then, a rug on the floor is a good idea.
      D<moving> Moving to a new bed is like moving house, only shorter. {Name} may like to watch it. The mattress comes first, and it smells of the shop. Then the pillow moves over, and the blanket, and a book. Last of all comes somebody to lie in it.
      P People sleep lightly in a strange bed. One part of the head stays on watch, as it would in a tent. After a few nights it sees that all is well.
      P The old bed may be missed. That can be so even if the new one is better. It was there on many nights.
      P Grown-ups notice a new bed as well. They look in more often. They wonder if it is too high, too hard or just right.
      P In a bunk, the ceiling is close. In a low bed, the floor is. Both are new things to look at before sleep.
      Q On the first night in the new bed, {Name} may feel ____.
      Q Thinking of the old bed, {Name} may feel ____.
      Q When the bed creaks, {his} body may feel ____.
      H {helper} can keep the evening in the same order. ~ When much is new, an old order is good.
      H {helper} can put a rail or a rug where it is wanted. ~ Then the edge is a friend.
      H {helper} can look in twice on the first nights. ~ The times can be agreed.
      H<adult> {helper} can help at bedtime by {adult}. ~ It was good beside the old bed as well.
      T {he} can put a lamp or a cup where a hand can reach it. ~ Then the night has what it needs.
      T {he} can lie down by day and look at the room from there. ~ At night it is known already.
      T {he} can call from the bed, and somebody will answer. ~ Voices get there faster than feet.
      T<comforter> {he} can keep {comforter} between the pillow and the wall. ~ It was in the old bed too.
      T<quiet> {he} can spend some time {quiet} in the new bed. ~ A bed gets known by doing things in it.
      C<nights> {he} can think, "This is night number two of many."
      C<edge> {he} can think, "Wall, middle, edge. I am in the middle."
      C<moving> {he} can say, "Pillow here, blanket here, me here."
      C<topic> Until sleep comes, {he} can think about {topic}.
      A<nights> After the tenth night, nobody counts any more. The bed has a dent, a smell and a side for the book. It creaks when somebody turns over. That is how it says that it is taken.
      A<edge> The new map is drawn in the end, and it is drawn in sleep. Nobody can say on which night it happened. The hand may still go to the edge now and then. The bed is where it was.
      A<moving> All that was in the old bed has moved over. The old one may go to somebody smaller, or to the cellar. Its nights were good ones, and they stay. The next ones are for this bed.
      D<high> A high bed has a ladder, a rail and a ceiling close by. {Name} may find it odd to lie so far up. The floor looks far away, and the lamp is near. Eyes and tummies notice heights, because that is useful. The rail goes all along the edge, so that a sleeping body stays inside.
      C<high> {he} can think, "Rail here, ladder there, bed under me."
      A<high> The rail is in its place, and so is the ladder. The bed up there is as wide as one on the floor. After some nights, the ceiling is a known thing. If it is not the right bed for now, that can be said. There are lower beds.
    `),
    '8-10': script(`
      D<nights> There is a name for what happens in a new bed: the first-night effect. {Name} may have noticed it without the name. One half of the brain sleeps less deeply than the other and listens. Ducks at the edge of a flock do the same. It is an old form of caution. After two or three nights in the same place, it is switched off.
      D<moving> A bed is more than wood and slats. {Name} had a whole small world around the old one. There was a wall, a lamp and perhaps a crack in the ceiling that looked like something. Such things are to be found around the new bed too. Some of the old world can be carried over: the pillow, the book, the smell of the blanket. The crack will be a different crack.
      D<edge> Higher, wider or without a rail: a new bed has its edges in other places. That may sound like something for {Name} to watch, but a back can do it alone. A sleeping person turns over some forty times a night and hardly ever falls out. Some part of the brain measures the mattress and remembers. It makes mistakes in the first week, which is what rugs are for.
      P Other people find a new bed exciting, and say so loudly. The person who lies in it may miss the old one at ten in the evening. Both can be true, and they often belong to the same person.
      P Parents look at a new bed and see how fast the years go. They may get sentimental over a box of screws. It passes when they have put the tools away.
      P Bunks have politics. Up there it is warm and private, and down there nobody needs a ladder at night. Those who share one tend to find that the other has the better place.
      P Guests are surprised by how noisy strange beds are. The owners have stopped hearing it. Every bed in the world has a sound that only newcomers notice.
      Q On the first evening in the new bed, {Name} might feel ____.
      Q Lying awake in it, {Name} might notice ____. Ears are busy on such nights.
      Q After a week, {Name} might feel ____. It might be nothing in particular.
      H {helper} can keep everything else about the evening as it was. ~ One new thing at a time is plenty.
      H {helper} can tighten the screws that creak. ~ Some noises have a simple cause.
      H {helper} can agree on what is done if sleep does not come. ~ A plan on paper is restful in itself.
      H<adult> {helper} can help in the evening by {adult}. ~ It has worked beside another bed.
      T {he} can spend an hour in it by day, with the door shut. ~ The part of the brain that listens takes notes.
      T {he} can move a lamp, a bottle and a book to within reach. ~ It saves a search in the dark.
      T {he} can swap ends and try the pillow at the other side. ~ Some beds turn out to be the wrong way round.
      T<comforter> {he} can bring {comforter} along. ~ It knows the way to sleep already.
      T<quiet> {he} can spend half an hour {quiet} in it before the light goes out. ~ Beds get familiar with use.
      C<nights> {he} can think, "Half of me is on watch, and half can sleep."
      C<moving> {he} can think, "Same pillow, new ceiling."
      C<edge> {he} can think, "My back knows where the edge is."
      C<topic> Until the watch is over, {he} can think about {topic}.
      A<nights> By the third or fourth night the watch goes off duty, and nobody notices that it has gone. What is left is a bed with a creak at the left end. In a year it may be the easiest place in the world to fall asleep in. That is how it went with the old one as well.
      A<moving> Slowly the new bed collects what the old one had. There is a book on the wrong side, a sock at the bottom, and a map on the ceiling. The old bed was a good one for its time. This one can take over from here.
      A<edge> The edge stays where it is, and soon the body knows it better than any tape measure. There may be one more thump on the rug before that. Then it is simply a bed, and somebody lies across it. There is room for that now.
      D<high> From a bed that is almost two metres up, a room is a different room. {Name} may notice that the ceiling is near, and that the way down seems longer than the way up. That is how eyes work, because they measure heights from their own level and add a bit. A rail runs along the edge. People roll over thirty times in a night and stop at it without waking.
      T<high> {he} can go up and down the ladder ten times by day. ~ Feet learn rungs faster than heads do.
      C<high> {he} can think, "Rail on this side, wall on that."
      A<high> Sailors slept in hammocks above each other for centuries and got used to it within a week. A lamp on a clip and a pocket on the rail help a bed to become a place. If it does not, it is fine to say so and to sleep further down. Beds do not mind which.
    `),
    '11+': script(`
      D<nights> Anyone who sleeps in an unfamiliar bed does so with one ear open. {Name} may have put it down to the mattress, but it has been measured. On the first night, one half of the brain stays lighter and reacts to noises. Dolphins and ducks do the same thing all their lives. In people it lasts for a night or two and then disappears. A bed gets comfortable in the brain before it does so in the back.
      D<moving> A bed is the one piece of furniture that somebody has an actual relationship with. {Name} may have found that out when the old one was taken apart and looked like a heap of planks. Years of reading, being ill and not wanting to get up went on between those planks. The new bed has no history at all. It is better in every way that can be measured, and for about a week that does not help in the least.
      D<letter> A third of a life is spent lying down, so it is worth a few thoughts where. {Name} is getting a new bed at an age when legs grow faster than furniture. It will be the place for sleeping, for headphones, for thinking about things at one in the morning. How it stands, what is within reach and who sits on the edge of it are questions of some importance. They can be decided by the person concerned.
      P Parents who take a bed apart may be found holding a screw and saying nothing, because furniture has a way of marking time. They usually recover when there is something to carry or a manual to misunderstand.
      P Sharing a room or a bunk makes a bed the only private place there is, and people who understand that knock on the frame. Others can be told once, in a normal voice, preferably before they have sat down on it.
      P Not sleeping for a night or two is unpleasant and does no harm, since bodies make up for it by sleeping deeper the next time. Worrying about it costs more than the lost hours, and it keeps people awake besides.
      P Those who have changed beds often, in hospitals, in two homes or on tour, have a method. It consists of one pillow, one smell and one habit, and everything else can be swapped as required.
      Q On the first night, {Name} might feel ____. Wide awake counts.
      Q Looking at the place where the old bed stood, {Name} might notice ____. There may be dust, and a lost sock.
      Q After the first good sleep in it, {Name} might feel ____. It often comes on the fourth night.
      H {helper} can help to turn it round until it stands right, even if that takes three attempts. ~ A wall at the back or a view of the door makes a difference.
      H {helper} can leave the rest of the room alone for a while. ~ One change at a time is easier to sleep on.
      H {helper} can refrain from saying how tall somebody has become. ~ The bed has made that point already.
      H<adult> {helper} can help by {adult}, if that is wanted. ~ It has been useful before.
      T {he} can take over the old pillow and the old sheets, unwashed, for the first nights. ~ Smell is how a brain recognises home.
      T {he} can spend an afternoon in it, doing nothing of importance. ~ Familiarity is a matter of hours.
      T {he} can get up after half an hour awake, do something dull, and come back. ~ Beds are better off unconnected with frustration.
      T<comforter> {he} can keep {comforter} at the far end. ~ Nobody inspects that.
      T<quiet> {he} can spend some time {quiet} there before sleep. ~ It tells the brain what the place is for.
      C<nights> {he} can think, "One half is on guard, and it will get bored."
      C<moving> {he} can think, "Old pillow, new planks."
      C<letter> {he} can think, "Mine to arrange, and mine to get used to."
      C<topic> Until then, {he} can think about {topic}.
      A<nights> After a few nights the guard is withdrawn, and sleep comes without asking for directions. The bed will have a sound, a warm side and a smell by then. It has not been told about being new, and it behaves accordingly. It is simply what is there at the end of the day.
      A<moving> History begins with a biscuit crumb and a book that slides down behind the mattress. In a few months, this bed will be the one that nobody wants to leave on a Monday. The old planks may be somebody else's by then, or a shelf. What happened between them did happen, and it needs no furniture to be remembered by.
      A<letter> So there it stands, too large for the room and about right for the legs. Some of the thoughts that will be had in it do not exist yet, and beds take no interest in them, which is restful. Somebody may sit there now and then, if asked, and say good night in an ordinary voice.
    `),
  },
};

export const newBed: Frame = withScenes(own, overTheBars, twoBedsInOne, cotForABaby);
