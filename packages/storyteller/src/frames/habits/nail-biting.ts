import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { bittenSore } from './bitten-sore.ts';

/** The threads told of every brief that names none of the others. */
const WHERE_NOTHING_ELSE_IS_SAID = /(?!)/;

const own: Frame = {
  id: 'nail-biting',
  name: 'Biting nails',
  says: [
    'nail biting',
    'bites her nails',
    'bites his nails till they bleed',
    'chews her fingernails constantly',
    'nails bitten right down',
    'bites nails when nervous',
    'bites nails at school and in front of the tv',
    'always has his fingers in his mouth biting nails',
    'bites skin around the nails',
    'chewing fingers sore',
    'bites toenails',
    'wants long nails but cant stop biting',
    'tried bitter nail polish for biting',
    'nail biter like his dad',
    'bites cuticles',
    'no nails left',
    'bites nails before tests',
    'gnaws at her nails',
    'how to stop nail biting',
    'picks and bites his nails',
    'nailbiting',
    'bites his finger nails in bed',
    'fingers are red and sore from biting',
    'bitting nails',
  ],
  claims: {
    strong: [
      'nice nails',
      'nail biting',
      'nailbiting',
      'bite nail',
      'bite nails',
      'bite fingernail',
      'bite finger nail',
      'bite toenail',
      'bite cuticle',
      'bite finger',
      'bite skin around',
      'biting nails',
      'biting fingers',
      'nail biter',
      'nails bitten',
      'nail bite',
      'chew nail',
      'chew nails',
      'chew fingernail',
      'chew finger',
      'chews fingernails',
      'gnaw nail',
      'gnaw at nails',
      'pick nail',
      'no nails left',
      'nails left',
      'finger sore',
      'cuticle',
      'nails but cant stop biting',
      'cant stop biting nails',
      'stop biting',
    ],
    cues: ['nail', 'fingernail', 'chew', 'polish', 'nervous', 'finger', 'sore'],
    not: ['cut nail', 'nail cutting', 'nail clipping', 'cutting nails', 'trim nails', 'clip nails', 'eat nails'],
  },
  topicWords: ['nail', 'nails', 'finger', 'fingers'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Biting nails is common: about one in four school children do it, and many adults.',
    'It mostly happens without being noticed, when people are bored, worried, excited or deep in thought.',
    'A fingernail grows about three millimetres a month, about as fast as continents drift; a whole new nail takes around six months.',
    'A nail has no feeling; the skin below and beside it has a lot.',
    'Nails grow from a root under the skin; the pale half moon is part of it.',
    'A rough edge invites biting; a file makes it smooth.',
    'Germs live under nails and get into the mouth; sore skin is washed and covered.',
    'Noticing the moment and giving the hands something else to do helps; scolding does not.',
    'Fingers and mouths are full of nerves, which is one reason why biting is hard to stop.',
  ],
  threads: {
    toes: 'toenails, which are bitten, picked or torn',
    moon: 'the little pale moon where a nail grows',
    edge: 'the rough edge that a finger finds',
    up: 'fingers that go up by themselves',
  },
  decidedBy: [
    /^(?:(?:he|she|they|my \w+) )?(?:always |constantly |still )?(?:(?:has |have )?(?:started|begun|been|keeps|is|gone back to) )?bit(?:es|ing) (?:all )?(?:his|her|their) (?:finger)?nails\b(?![^]*\bbecause\b)/i,
  ],
  threadCues: {
    toes: /\b(?:toe ?nails?|toes?)\b/i,
    moon: WHERE_NOTHING_ELSE_IS_SAID,
    edge: WHERE_NOTHING_ELSE_IS_SAID,
    up: WHERE_NOTHING_ELSE_IS_SAID,
  },
  onlyWhenSaid: ['toes'],
  tellsAlone: ['toes'],
  roles: {},
  titles: {
    young: [
      { text: 'Ten Toes, Ten Nails', thread: 'toes' },
      { text: 'Socks On, Toes In', thread: 'toes' },
      { text: 'Ten Little Moons', thread: 'moon' },
      { text: 'Up Grows the Nail', thread: 'moon' },
      { text: 'A Rough Bit and a File', thread: 'edge' },
      { text: 'Up Go the Fingers', thread: 'up' },
      { text: 'Ten Fingers, Ten Nails', thread: 'up' },
      { text: '{name} and Ten Nails' },
    ],
    older: [
      { text: 'Ten Slow Toenails', thread: 'toes' },
      { text: 'A Toe Grows Slowly', thread: 'toes' },
      { text: 'Three Millimetres a Month', thread: 'moon' },
      { text: 'The Moon on the Thumb', thread: 'moon' },
      { text: 'One Rough Edge', thread: 'edge' },
      { text: 'Before the Hand Goes Up', thread: 'up' },
      { text: 'Ten Nails, Growing' },
      { text: '{name} and Ten Nails' },
    ],
  },
  benefits: [
    'Explains how nails grow and why such a habit goes unnoticed.',
    'Takes the blame out of a habit that many people have.',
    'Gives {name} one thing to do with the hands when it starts.',
  ],
  talk: {
    young: [
      'What does a nail do all day and all night?',
      'How do nails feel after a bite?',
      'Shall we file one rough nail until it is smooth?',
    ],
    older: [
      'When does it happen most?',
      'Which word went into the blank?',
      'Shall we pick one nail that is left to grow?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'curious',
    companion: null,
    props: ['magnifying-glass'],
  },
  text: {
    '2-3': script(`
      D<moon> {Name has} ten fingers. Look, ten nails! Each has a little moon. Nails grow and grow.
      D<edge> Here is a nail. {Name} can feel it. It is rough, like a crumb. A mouth may bite it. Ouch!
      D<up> {Name sits} still. It is quiet. Up go the fingers. In they go. Bite, bite, bite!
      P Lots of children bite a nail.
      P Grown-ups bite nails too.
      P Skin is soft. A bite can make it sore.
      P Nails grow at night too.
      Q With a sore finger, {Name} may feel ____.
      Q With smooth nails, {Name} may feel ____.
      Q In a quiet room, {Name} may feel ____.
      H {helper} can smooth a rough nail.
      H {helper} can wash the finger.
      H {helper} can hold a hand.
      H<helper> {helper} can count ten nails.
      T {he} can rub a nail with one finger.
      T {he} can squeeze some dough.
      T {he} can sit on two hands.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<moon> {he} can say, "Grow, little moon."
      C<edge> {he} can say, "File, please!"
      C<up> {he} can say, "Down, fingers."
      C<topic> {he} can think about {topic}.
      A<moon> One, two, three, four, five. Five nails here, five there. They grow all night. Good night, little nails.
      A<edge> Rub, rub goes a nail file. Now it is smooth. The finger is fine. Ten fingers can wave!
      A<up> Down go the fingers. They can hold a ball. They can clap. Ten fingers, clap, clap!
    `),
    '4-5': script(`
      D<moon> Each finger has a nail on top. At the bottom of it there is a little pale moon. {Name} may find one on each thumb. That is where a nail grows. It grows a tiny bit every day, even in sleep.
      D<edge> A nail can have a rough edge. A finger finds it, and {Name} may not even notice. Then the mouth wants to make it smooth. But teeth are not good at that. The bite makes a new rough edge.
      D<up> Fingers can go up all by themselves. {Name} may be looking at a film or a book. Then there is a nail in the mouth. Nobody told it to go there. Fingers like to have something to do.
      P A lot of children bite their nails. Big people do it too. They try to stop and forget again.
      P Grown-ups see it first and say so. They do not want fingers to get sore. The child may not have noticed yet.
      P The skin next to a nail can feel a lot. The nail can feel nothing. So it is the skin that says ouch.
      Q With a nail in the mouth, {Name} may feel ____.
      Q When a finger is sore, {Name} may feel ____.
      Q When somebody says, "Your nails," {Name} may feel ____.
      H {helper} can keep a nail file in a pocket. ~ It makes a rough edge smooth.
      H {helper} can wash a sore finger and dry it. ~ Skin gets better that way.
      H {helper} can touch the hand as a sign. ~ It is a quiet way to say it.
      H<helper> {helper} can bring something to hold during a film. ~ Then fingers are busy.
      H<adult> {helper} can help when fingers go up. ~ A way that is known already is {adult}.
      T {he} can rub a rough nail and ask for a file.
      T {he} can squeeze a soft ball during a film.
      T {he} can hold both hands together.
      T<comforter> {he} can hold {comforter} with all ten fingers.
      T<quiet> {he} can keep ten fingers busy {quiet}.
      T<doing> {he} can try {doing} when fingers go up.
      C<moon> {he} can say, "Grow, little moons."
      C<edge> {he} can say, "File, please, not teeth."
      C<up> {he} can think, "Fingers, come down and hold this."
      C<topic> With hands in the lap, {he} can think about {topic}.
      A<moon> A nail needs half a year to grow up. The moon stays, and the nail moves up. In time there is a small white rim. It is good for peeling stickers.
      A<edge> A file goes back and forth, and white dust falls. Now the edge of the nail is round. There is nothing left for teeth to find. The fingers can go and play.
      A<up> The film is over, or the book is shut. Some nails were in the mouth today, and some were not. Tomorrow they all grow a bit. Fingers can find new things to hold.
      D<toes> Each foot has five toes, and each toe has a nail. {Name} may bend and reach them with a mouth or with fingers. Then a bit of nail comes off. Under it the skin is soft and red. A toenail likes to grow in peace.
      P<toes> Children can bend very well. Grown-ups can not get a foot near the mouth. They would look funny if they tried.
      P<toes> Toes walk on floors, grass and sand. So there is dirt on a nail. Soap gets it off.
      Q<toes> With a sore toe, {Name} may feel ____.
      Q<toes> With bare feet, {Name} may feel ____.
      H<toes> {helper} can cut or file a rough toenail. ~ A smooth nail is left alone.
      H<toes> {helper} can wash a sore toe and dry it.
      T<toes> {he} can put on soft socks.
      T<toes> {he} can hold a ball with both feet.
      C<toes> {he} can say, "Toes, go and hide in a sock."
      A<toes> The toes are in the socks, all ten of them. In there each nail grows a tiny bit. It grows by day, and it grows by night. Good toes, they have walked so far.
    `),
    '6-7': script(`
      D<moon> A nail grows from a root under the skin. The pale moon at the bottom is the newest part. {his} nails move up about three millimetres each month. That is as slow as it sounds. From the moon to the tip it takes half a year. A bite takes half a second.
      D<edge> It often begins with one rough edge on a nail. A thumb rubs over it and finds it. {Name} may want it to be smooth, and teeth are close by. So teeth bite it off, and then it is rough in a new place. That is how one small edge can use up a whole nail.
      D<up> Hands have habits, and most of them are useful. They button coats without being told. {his} fingers may also go up to the mouth without being told. It happens when a film is thrilling or a sum is hard. The head is busy, so the fingers do what they know.
      P About one in four children bite their nails. In a class that makes six or seven. They do it mostly when they are thinking.
      P People who say "Stop it" mean well. It does not help for long, because the fingers go up by themselves. A small sign works better.
      P Doctors know that germs like to sit under nails. They would like fewer of them in mouths. They do not think that biting is bad manners.
      Q Just before the fingers go up, {Name} may feel ____. It is not easy to catch.
      Q When a finger is sore, {Name} may feel ____.
      Q When somebody notices the nails, {Name} may feel ____.
      H {helper} can keep a nail file where it is easy to find. ~ Then no edge stays rough for long.
      H {helper} can make a quiet sign, like a tap on the table. ~ It tells the fingers and nobody else.
      H {helper} can look at sore skin and clean it. ~ Skin heals well when it is clean.
      H<helper> {helper} can choose one nail with {him} that is left to grow. ~ One is easier than ten.
      H<adult> {helper} can help by {adult}. ~ It gives the hands a rest.
      T {he} can rub the edge with a file for ten strokes. ~ It is smooth after that, and teeth can rest.
      T {he} can roll a bit of clay under the desk. ~ Busy fingers stay where they are.
      T {he} can press each finger on the thumb, one by one. ~ It is a way for hands to play.
      T<comforter> {he} can hold {comforter} during a film. ~ Full hands do not go up.
      T<quiet> {he} can give ten fingers some work {quiet}. ~ Fingers with a job forget the nails.
      T<doing> {he} can try {doing} in the hard moments. ~ It is good for more than hands.
      C<moon> {he} can think, "Three millimetres. Grow in peace."
      C<edge> {he} can think, "Rough edge, so where is the file?"
      C<up> {he} can think, "Got it. Fingers down."
      C<topic> With both hands busy, {he} can think about {topic}.
      A<moon> After a month alone, a nail has a thin white rim. With it a sticker can be peeled off in one go. The other nails are on their way.
      A<edge> A file can lie next to the lamp, where hands can find it. After ten strokes an edge is round. Tomorrow another nail may be rough. It happens to everybody.
      A<up> Some days the fingers go up ten times, and some days only two. That is how habits get smaller. Noticing counts, even when it comes late. The nails grow in the meantime.
      D<toes> A toenail grows slowly, even more slowly than a fingernail. If a bit comes off, {his} toe waits weeks for it. Fingers or teeth may go there without being told. It happens when feet are bare and the head is busy. Then the skin is sore inside a shoe.
      P<toes> A toenail looks as if nobody needed it. It is there to guard the end of the toe. Anyone who has walked into a chair knows what that is for.
      P<toes> Many people pick at something when they think. Some have a nail, and some have a pencil. Mostly they notice it afterwards.
      Q<toes> With a sore toe in a shoe, {Name} may feel ____.
      Q<toes> Just before it starts, {Name} may feel ____. It is not easy to catch.
      H<toes> {helper} can cut the toenails straight and file the corners. ~ Then there is no edge to find.
      H<toes> {helper} can wash a sore toe and keep it dry. ~ Skin heals well when it is clean.
      T<toes> {he} can put socks on when it gets quiet. ~ A sock is a good lid.
      T<toes> {he} can roll a ball under one foot. ~ Feet like to have a job.
      C<toes> {he} can think, "Socks on, and let them grow."
      A<toes> In a sock it is dark and warm, and ten nails grow in there. They do it without any help. In some weeks there is a smooth white rim on a toe. It is a good thing to walk on.
    `),
    '8-10': script(`
      D<moon> Fingernails are made of the same stuff as claws, horns and hooves. {his} nails grow about three millimetres a month, which is roughly as fast as continents move apart. The pale half moon at the base is the newest part, just pushed out from under the skin. From there to the tip it takes half a year. Biting is a good deal quicker.
      D<edge> Experts on habits talk about triggers, and for nails a common one is a rough edge. A fingertip is among the most sensitive places on {his} body, so it finds every tiny corner. The corner is annoying. Teeth take it off, badly, and leave two new ones. By the end of a lesson there may be no nail left, only a sore finger and an unfinished sum.
      D<up> A film gets exciting, and all over the room hands begin to move. One goes to a necklace, one to a beard, and {his} fingers may go up to a mouth. None of the owners has noticed. The brain is busy, and hands left alone do what they have done before. For many people that means nails. It is not nerves in every case, and quite often it is just thinking.
      P In an average class, six or seven people bite their nails. So does a teacher here and there, during tests. They do not mention it to each other, although they could compare methods.
      P Someone who says "Don't bite" sees only the hand. The owner of the hand hears a scolding in the middle of a thought. Both of them would prefer a quieter way.
      P Bitter polish works for some people and not for others. A few even get used to the taste. It helps most for those who want to notice, and least for those who were told to use it.
      Q In the minute before, {Name} might feel ____. Boredom and excitement both lead there.
      Q When a finger is sore, {Name} may feel ____. It is easy to be cross with a hand.
      Q When somebody looks at the nails, {Name} might feel ____. It may help to have an answer ready.
      H {helper} can get a good file and leave it where hands are idle. ~ The sofa is usually the place.
      H {helper} can agree on one tap as a signal. ~ It reaches the fingers without stopping the thought.
      H {helper} can help to look after sore skin with water and cream. ~ Smooth skin gives fewer reasons to bite.
      H<helper> {helper} can leave one nail alone too, for a month. ~ Grown-ups are often worse at it.
      H<adult> {helper} can help by {adult}. ~ It is good in the moments that start it.
      T {he} can choose one nail and protect only that one. ~ One saved nail proves that it can be done.
      T {he} can keep a file in the pencil case. ~ An edge that is smooth has nothing to offer.
      T {he} can count how often the hand goes up in one evening. ~ The number tends to fall just from being counted.
      T<comforter> {he} can keep {comforter} on the sofa for exciting films. ~ It can be squeezed in the worst parts.
      T<quiet> {he} can spend idle hours {quiet}. ~ Hands that are needed stay down.
      T<doing> {he} can try {doing} when the hand goes up. ~ What calms the person calms the fingers.
      C<moon> {he} can think, "As fast as continents, so give it time."
      C<edge> {he} can think, "Two new corners, or ten strokes of a file?"
      C<up> {he} can think, "There goes my hand. Number four."
      C<topic> With a file in one hand, {he} can think about {topic}.
      A<moon> After four weeks alone, a nail has a white rim, and it makes a sound on the table. It stands out among the others, like the first house in a new street. The rest can be added one at a time. Continents have not done it any faster.
      A<edge> A file costs less than a comic and lasts for years. With round edges there is nothing for a fingertip to find. On bad days the teeth will win, and the nails will grow again anyway. They have no hard feelings, or any feelings at all.
      A<up> A hand may go up nine times on one evening and six times on the next. Nobody needs to tell it off, because counting is enough. A habit that is noticed tends to get smaller. In the meantime all ten nails have grown a little.
      D<toes> A toenail grows about one and a half millimetres a month, half as fast as a fingernail. The nail on {his} big toe takes more than a year from root to tip. Picked or bitten off, it is back to the start of a long road. Hands and teeth go there by themselves, mostly when nothing else needs them. What they leave is a rough edge, and the next visit begins with that.
      P<toes> Almost everybody fiddles with some part of themselves while they think. Toes are only less visible than hair or fingers. So each person believes that nobody else does it.
      P<toes> Doctors have seen a great many feet. They look at one thing, which is the skin beside the nail. If it gets red, thick or hot, they would like to see it early.
      Q<toes> With a sore toe in a shoe, {Name} might feel ____.
      Q<toes> In the minute before, {Name} might notice ____. Boredom and worry both lead there.
      H<toes> {helper} can cut the nails straight across and smooth the corners. ~ A nail torn at the corner can grow into the skin.
      H<toes> {helper} can take a toe that is red or hot to a doctor or a nurse. ~ It is quickly seen to.
      T<toes> {he} can wear socks in the evening and keep something for {his} hands. ~ Two locks are better than one.
      T<toes> {he} can choose one nail and protect only that. ~ One saved toenail proves that it can be done.
      C<toes> {he} can think, "One and a half millimetres. Leave it to the toe."
      A<toes> A toenail that is left alone needs no further attention. It moves ahead by the width of a pencil line each week. On some evenings the fingers will get there first, and then it begins again. Toes are patient, as they have no choice.
    `),
    '11+': script(`
      D<moon> A fingernail is dead when it becomes visible. It is made under the skin, by cells that flatten, harden and are pushed forward by those behind them. {his} nails advance by about three millimetres a month, which is close to the speed of continental drift. Biting removes in seconds what took weeks to produce. The factory under the skin, fortunately, does not react to insults, and it goes on delivering.
      D<edge> Fingertips are among the most sensitive surfaces on the body. They can detect a ridge far too small to see. One rough corner on a nail is therefore enough to keep {his} hand occupied for an entire lesson. Teeth are the nearest tool and an unsuitable one. They turn one corner into two, and the hand goes on looking. In this way a practical problem becomes a habit, and the habit gets mistaken for a character trait.
      D<up> It may be useful for {Name} to know what researchers think about biting nails. They no longer see it mainly as nervousness. People do it when they are bored, frustrated or concentrating, and it seems to help them to stay at a steady level of alertness. So it can happen in maths and in films for opposite reasons. It also means that calm alone is no cure.
      P Roughly a quarter of the people in any classroom do this, and so do a good many of the adults in charge of them. Most hide it well, so each of them may feel like the only one. It would be quite a large club if it ever held a meeting.
      P Remarks from the family arrive at the worst moment, when the mind is somewhere else and the hand is on its own. They mean to help. The effect is a small shock, some annoyance and, a minute later, the same hand in the same place.
      P People who look at somebody's hands are usually thinking about their own. They notice nails far less than the owner believes. Sore skin they do notice, and mostly they just hope that it does not hurt too much.
      Q In the moment before, {Name} might notice ____. It may be tension, or boredom, or an edge that begs for attention.
      Q When someone comments on it, {Name} might feel ____. A remark can land harder than it was meant.
      Q Looking at both hands, {Name} may feel ____. They are hands, and not a school report.
      H {helper} can stop commenting and put a file next to the remote control. ~ Tools achieve more than remarks.
      H {helper} can agree on a signal, if one is wanted. ~ Help that was asked for is easier to take.
      H {helper} can take sore or swollen skin to a pharmacist or doctor. ~ An infected finger deserves treatment and no lecture.
      H<helper> {helper} can compare hands honestly. ~ In most families the habit has a long history.
      H<adult> {helper} can help by {adult}. ~ It lowers whatever level needs lowering.
      T {he} can declare one nail off limits and ignore the rest. ~ Partial success is more stable than a grand resolution.
      T {he} can carry a file and use it as soon as there is an edge. ~ It removes the trigger instead of fighting the habit.
      T {he} can press the fingertips together for a minute when the hand goes up. ~ It is called a competing response, and it is what therapists teach.
      T<comforter> {he} can keep {comforter} within reach of the sofa. ~ A hand that is full has no plans.
      T<quiet> {he} can occupy idle hands with {quiet}. ~ Boredom is one of the commonest reasons.
      T<doing> {he} can try {doing} when the level is too high. ~ The fingers follow the rest of the body.
      C<moon> {he} can think, "Three millimetres a month, no comment needed."
      C<edge> {he} can think, "It is an edge, and I own a file."
      C<up> {he} can think, "Too bored or too wound up? Interesting."
      C<topic> With the hands busy, {he} can think about {topic}.
      A<moon> A nail that is left alone for half a year is complete, from the moon to the rim. Ten of them, at various stages, form a fairly accurate record of the past months. Such a record improves slowly, and nobody applauds. Under the skin, the factory is on schedule.
      A<edge> Ten smooth nails offer nothing to a searching fingertip, and it gives up after a while. There will be weeks when the teeth get there first. A file fits into any bag, and a corner is only a corner. It was a practical problem to begin with.
      A<up> Once the pattern is known, the hand becomes a fairly honest instrument. It goes up when something is too much or too little, and that can be worth knowing in a long afternoon. Fingers can be given other work. The message they were bringing can be read in the meantime.
      D<toes> A big toenail takes a year or more to grow from root to tip, which makes it one of the slowest projects a body has. {Name} may have interrupted it now and then. Picking, tearing or biting at toenails is close kin to what other people do with their fingernails, and it is done in the same moments. It tends to happen when the mind is elsewhere and the feet are bare. The rough edge that remains is an invitation to go on.
      P<toes> Because it happens in private, people assume that they are the only ones. Those who treat feet for a living could tell them otherwise. It is an ordinary habit with an unfortunate location.
      P<toes> Doctors take an interest for one reason. Nails torn at the corner can grow into the skin, and a toe that is red, hot or swollen is worth showing to somebody. They have seen a great many feet.
      Q<toes> Just before it starts, {Name} might notice ____. It may be boredom, tension or only an edge.
      Q<toes> When a toe is sore, {Name} might feel ____.
      H<toes> {helper} can buy proper clippers and a file, and hand them over. ~ Tools are better than remarks.
      H<toes> {helper} can make an appointment if a toe looks inflamed. ~ It is a short visit.
      T<toes> {he} can cut the nails straight across once a fortnight and file the corners. ~ What is smooth has nothing to offer.
      T<toes> {he} can put socks on in the hours when it usually happens. ~ A small obstacle is often enough.
      C<toes> {he} can think, "A year-long project. Do not disturb."
      A<toes> Under a sock, at the rate of a pencil line a week, the nails go on with their work. Some evenings will set one of them back. It starts again on the same day, without a grudge. Few things are so easy to help as a toenail, which mainly needs to be ignored.
    `),
  },
};

/** Biting nails: how a nail grows, when fingers go up by themselves, and what a rough edge asks for. */
export const nailBiting: Frame = withScenes(own, bittenSore);
