import { foundOutAtASleepover } from './found-out-at-a-sleepover.ts';
import { script, type Frame } from '../../frame.ts';
import { laughedAtForIt } from '../home/laughed-at-for-it.ts';
import { pullUps } from '../home/pull-ups.ts';
import { switchInTheDark } from '../home/switch-in-the-dark.ts';
import { withScenes } from '../scene.ts';
import { wetAgainAfterDry } from './wet-again-after-dry.ts';

const own: Frame = {
  id: 'bed-wetting',
  name: 'Wetting the bed',
  says: [
    'still wets the bed',
    'bed wetting',
    'bedwetting at 7',
    'wakes up in a wet bed most nights',
    'wets the bed again after years of being dry',
    'not dry at night yet',
    'still in pull ups at night',
    'wee in the bed every night',
    'pees the bed and is embarrassed',
    'wont go to a sleepover because of bedwetting',
    'hides his wet sheets',
    'hides her wet pyjamas in the wardrobe',
    'wet sheets every morning',
    'night time accidents',
    'my son is 9 and wets the bed',
    'upset about still wearing nappies to bed',
    'deep sleeper, doesnt wake up to pee',
    'has started wetting at night since the move',
    'bed wetting alarm',
    'school trip and he still wets the bed',
    'nighttime wetting',
    'her brother teases her about the wet bed',
    'accidents in bed',
    'bed weting 6 year old',
  ],
  claims: {
    strong: [
      'bed wetting',
      'bedwetter',
      'wet bed',
      'wet in bed',
      'wetting his bed',
      'wetting her bed',
      'wet sheet',
      'wet pyjamas',
      'wet at night',
      'wetting at night',
      'wet every night',
      'wet every morning',
      'night wetting',
      'nighttime wetting',
      'night time wetting',
      'dry at night',
      'dry through the night',
      'dry overnight',
      'dry nights',
      'night dryness',
      'pull ups at night',
      'pullups at night',
      'nappy at night',
      'nappy to bed',
      'nappies to bed',
      'wee in bed',
      'wee bed',
      'wee at night',
      'night time accident',
      'nighttime accident',
      'night accident',
      'accident at night',
      'accident in bed',
      'enuresis',
      'wakes up soaked',
      'soaked sheet',
      'soaked bed',
      'hides the sheets',
      'hide sheets',
      'wakes up wet',
      'wet mattress',
      'soaking every morning',
      'not dry at night',
      'nights dry',
      'pees in bed',
      'night nappies',
      'nappies at night',
      'night nappy',
      'nighttime nappy',
      'still in nappies at night',
      'pull ups for bed',
      'drynites',
    ],
    cues: ['wet', 'night', 'sheet', 'mattress', 'sleepover', 'wee', 'pyjamas', 'alarm', 'dry', 'soaked'],
    not: [
      'wet hair',
      'wet clothes',
      'poo accident',
      'car accident',
      'daytime wetting',
      'wet during the day',
      'wet grass',
    ],
  },
  topicWords: ['wet', 'wee', 'dry', 'sheet', 'sheets', 'bed'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'adult', 'thing'],
  facts: [
    'Wetting the bed is common: many children under five do it, and about one in ten at seven, in most cases without any illness.',
    "It is nobody's fault; it happens in deep sleep and is not done on purpose.",
    'The bladder sends a message to the brain when it is full; in many children a sleeping brain does not notice it yet.',
    'At night the body makes a signal that slows the making of wee; in some children that signal comes later in growing up.',
    'It often runs in families.',
    'In sleep studies, children who wet the bed woke to loud tones far less often than others.',
    'About fifteen in a hundred children with wet nights become dry each year without treatment; about one or two in a hundred teenagers still have them.',
    'Drinking enough over the whole day and a wee before sleep help; going thirsty does not.',
    'From about five a nurse or doctor can help, and it is good to ask them if a child was dry before and is wet again.',
    'A few older teenagers and adults still wet the bed, so in any large school there are several people who know it.',
    'Cotton sheets and pyjamas are washed and dried; a waterproof cover keeps a mattress dry.',
  ],
  threads: {
    message: 'the message from the bladder and the sleeping brain',
    sheets: 'the sheets, the machine that turns them, the line or rack where they dry',
    growing: 'bodies that get things ready in their own order, like teeth',
    away: 'a night away from home, and what is packed for it',
  },
  threadCues: {
    away: /\b(?:(?:cubs?|brownies?|scouts?|guides?|beavers?|summer|school|sleepaway|holiday|church|football)? ?camps?|camping|sleep[- ]?overs?|sleeping (?:over|away)|sleep away|residentials?|overnight|night(?:s)? away|school (?:trip|journey)|staying (?:over|away)|stay(?:s)? over)\b/i,
  },
  onlyWhenSaid: ['away'],
  saidInNotes: ['away'],
  tellsAlone: ['away'],
  roles: {},
  titles: {
    young: [
      { text: 'A Message in the Night', thread: 'message' },
      { text: 'Round and Round Go the Sheets', thread: 'sheets' },
      { text: 'Wet Sheets, Dry Sheets', thread: 'sheets' },
      { text: 'First a Tooth, Then a Dry Bed', thread: 'growing' },
      { text: 'Morning in a Wet Bed' },
      { text: '{name} and the Wet Bed' },
    ],
    older: [
      { text: 'The Message Nobody Heard', thread: 'message' },
      { text: 'Sleeping Through the Call', thread: 'message' },
      { text: 'The Washing of the Day', thread: 'sheets' },
      { text: 'Bodies Have Their Own Order', thread: 'growing' },
      { text: 'A Bed Away from Home', thread: 'away' },
      { text: 'What Goes in the Bag', thread: 'away' },
      { text: 'A Fact About Nights' },
      { text: '{name} and the Nights' },
    ],
  },
  benefits: [
    'Explains in plain words how a wet bed comes about, so that nobody is to blame for it.',
    'Says what happens next, step by step, and who helps.',
    'Leaves the feeling open, so that {name} can name it.',
  ],
  talk: {
    young: [
      'What happens to the wet sheets in this story?',
      'How may a wet bed feel in the morning?',
      'Shall we put clean pyjamas next to the bed tonight?',
    ],
    older: [
      'Why is nobody to blame for a wet bed?',
      'Which word went into the blank?',
      'Shall we make a plan for wet nights, and for sleeping away?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: null,
    props: ['pillow', 'basket'],
  },
  text: {
    '2-3': script(`
      D<message> {Name is} in bed. Sleep, sleep, sleep. A wee comes out. Now it is wet in bed.
      D<sheets> It is morning. {his} bed may be wet. Off come the sheets! In they go. Round and round!
      D<growing> {Name is} small and growing. Legs grow. In bed, a wee still comes. That is how bodies start.
      P Lots of small children have wet beds.
      P Grown-ups know about wet sheets.
      P Some children wear a nappy in bed.
      P Big people had wet beds once.
      Q In a wet bed, {Name} may feel ____.
      Q In the morning, {Name} may feel ____.
      Q In dry pyjamas, {Name} may feel ____.
      H {helper} can bring dry pyjamas.
      H {helper} can wash the sheets.
      H {helper} can come at night.
      H<helper> {helper} can say, "It is fine."
      T {he} can call for a grown-up.
      T {he} can sit on the potty first.
      T {he} can help push the sheets.
      T<comforter> {he} can hold {comforter}.
      C<message> {he} can say, "Wee came. I was asleep."
      C<sheets> {he} can say, "Round and round, sheets."
      C<growing> {he} can say, "I am growing."
      C<topic> {he} can think about {topic}.
      A<message> The wee came in sleep. Sleep is good. Now the bed is dry and soft. Night-night again.
      A<sheets> Round and round they go. Now they are dry. Flap, flap! Dry sheets smell nice.
      A<growing> Some nights, wet. Some nights, dry. Bodies grow and grow. The bed is soft both ways.
    `),
    '4-5': script(`
      D<message> There is a small bag for wee inside the tummy. When it is full, it sends a message up. By day, {Name} can feel that. At night the head is fast asleep. So the wee comes out, and the bed gets wet.
      D<sheets> Some mornings {his} bed may be wet. The sheets come off, and so do the pyjamas. Everything goes into the machine. It turns and turns, with foam on the window. Later it hangs up to dry.
      D<growing> Bodies do new things one at a time. First they sit, and then they get teeth. Later {his} body stays dry in bed as well. For many children that comes last. Some are dry for a time, and then not.
      P Many children have wet nights. They mostly do not talk about it. So each one may think, "Only me."
      P Grown-ups know that sleep is like that. Nobody can do a thing on purpose while asleep. A wet sheet is just a wet sheet.
      P Doctors and nurses hear about wet beds all the time. To them it is as common as a cold. They like to help.
      Q When the bed is wet, {Name} may feel ____.
      Q When it is time to tell somebody, {Name} may feel ____.
      Q In clean, dry pyjamas, {Name} may feel ____.
      H {helper} can help to change the bed. ~ Two people are quick at it.
      H {helper} can put a cover under the sheet. ~ It keeps the bed below it dry.
      H {helper} can leave a small light on. ~ That helps on the way to the toilet.
      H<helper> {helper} can bring warm, dry pyjamas. ~ The wet ones can wait until morning.
      H<adult> {helper} can help in the night. ~ What has helped before is {adult}.
      T {he} can go for a wee just before bed.
      T {he} can tell a grown-up, "My bed is wet."
      T {he} can put clean pyjamas near the bed.
      T<comforter> {he} can put {comforter} on the dry side.
      T<quiet> {he} can end the day {quiet}.
      C<message> {he} can say, "I was asleep. It just came."
      C<sheets> {he} can say, "Wet sheets get dry."
      C<growing> {he} can say, "My body is still learning that."
      C<topic> In dry pyjamas, {he} can think about {topic}.
      A<message> The message is small at night. A head that grows can hear it better. Until then there are clean sheets. The bed is soft and dry again.
      A<sheets> The sheets are dry and smell of soap. They go back on the bed, and the pillow goes on top. It looks like any other bed. The machine has a rest too.
      A<growing> Teeth come when they are ready, and dry nights do too. Some come early, and some come late. A body takes its own time. There are plenty of sheets until then.
    `),
    '6-7': script(`
      D<message> The bladder is a small bag that holds wee. When it is full, it sends a message to the brain. By day {Name can} notice it and go to the toilet. At night some brains sleep so deeply that no message gets in. Then the bladder lets go, and the bed is wet. Nobody decided that.
      D<sheets> This is how a wet morning goes. First {Name tells} a grown-up, or the grown-up notices. Next the wet things come off, and dry ones come out. Then the machine turns for an hour. Last, it all gets dry. The pillow waits on a chair.
      D<growing> Front teeth fall out when they are ready, and nobody can hurry them. Dry nights are like that too. {his} body has a long list of things to grow. Staying dry in bed all night is on that list. In some it comes at four, in others at nine. In some it comes, goes and comes again.
      P In most classes there are a few children with wet nights. They look just like everybody else. Hardly any of them talk about it, so nobody knows.
      P Grown-ups know that sleep is the reason. A sleeping person cannot try harder. That is why nobody is to blame for a wet bed.
      P A nurse knows a lot about bladders. Nurses ask how much people drink and how often they go. They have heard every answer there is.
      Q When the sheets are wet, {Name} may feel ____. It can be two feelings at once.
      Q When somebody asks about it, {Name} may feel ____.
      Q When it is time for bed, {Name} may feel ____.
      H {helper} can help to change the bed without a fuss. ~ It is a job for four hands and three minutes.
      H {helper} can keep it private. ~ Other people only know what they are told.
      H {helper} can ask a nurse or a doctor for ideas. ~ They know things that help.
      H<helper> {helper} can make a wet-night box with clean things in it. ~ Then nobody needs to look for anything at night.
      H<adult> {helper} can help by {adult}. ~ Nights are easier with something known.
      T {he} can drink plenty by day and have a wee before sleep. ~ A bladder that fills and empties often gets good practice.
      T {he} can put the wet things in the basket. ~ After that they are only washing.
      T {he} can tell a grown-up in one short sentence. ~ The short ones are the easiest to say.
      T<comforter> {he} can keep {comforter} at the dry end of the bed. ~ It is nice to find it there later.
      T<quiet> {he} can spend the last part of the day {quiet}. ~ Calm evenings are good for sleep.
      C<message> {he} can think, "I was asleep, so I did not hear it."
      C<sheets> {he} can think, "It is only washing."
      C<growing> {he} can think, "It is on my body's list."
      C<topic> Back in a dry bed, {he} can think about {topic}.
      A<message> A brain gets better at hearing the message as it grows. It may take months or years, and both are normal. Until then the body is doing its best job, which is to sleep. Dry sheets are in the cupboard.
      A<sheets> By evening the sheets are dry and a little stiff. They go back on the bed with all four corners. Nobody could say which night was the wet one. The bed is ready, and it smells of soap.
      A<growing> One day a tooth is out, and nobody made it go. One day the bed is dry, and then the next day too. Bodies do their list in their own order. Each of them takes its own time.
      D<away> A bed in another place can be exciting and also a worry. {Name} may think of that, because a bed is wet on some nights. A sleeping body does what it does at home, wherever it lies. Nobody is to blame for that. There are liners for sleeping bags, and pants for the night. And there can be a grown-up there who knows.
      P<away> Grown-ups who have children to stay know about wet nights. They can keep it private. Many have a spare sheet, just in case.
      P<away> Others who stay the night may have a worry of their own. One misses home, and one talks in the night. Hardly anyone looks into another person's bag.
      Q<away> At the thought of a bed away from home, {Name} may feel ____.
      H<away> {helper} can tell one grown-up there, in private. ~ Then somebody knows, and that is enough.
      H<away> {helper} can help to pack a bag for the night. ~ The dry things go on top.
      T<away> {he} can try out the sleeping things at home first. ~ Then they are not so new.
      T<away> {he} can help to choose which grown-up knows. ~ It is good to know a face.
      C<away> {he} can think, "My body is asleep, wherever it is."
      A<away> In the morning, all the beds look like nests. A wet thing goes into a bag, and it is washed at home. It is a small part of a night away. The other parts are the ones that people tell about.
    `),
    '8-10': script(`
      D<message> A bladder full of wee sends a signal along the nerves to the brain. When {Name is} awake, the signal arrives, and there is time to find a toilet. In deep sleep, the brain may not react to it at all. Then the muscle opens by itself, and the bed gets wet. Scientists have played loud noises to children who wet the bed, and many slept right through them. It is hard to answer a call that one cannot hear.
      D<sheets> A wet bed is a small amount of work and a large amount of worry. The work looks like this. Someone pulls off the sheets, {Name finds} dry clothes, and a machine does the rest in about an hour. A waterproof cover keeps the mattress as dry as before. By noon it is all washed. The worry is harder to wash, because so few people talk about it.
      D<growing> Bodies follow an order, but they do not share a calendar. {his} body has taken hundreds of steps already, like growing teeth and losing them again. Staying dry at night needs several things at once. The bladder needs room, the brain needs to wake up, and the body needs to make less wee. In many children one of the three is simply not finished. It often runs in families.
      P In a school with three hundred children, there are probably fifteen or more who know wet beds well. They sit in lessons and say nothing. Each of them may think that there is only one.
      P Adults are less bothered by it than children expect. They wash things anyway, every week. What troubles them more is the idea of somebody hiding wet sheets and feeling alone with it.
      P Doctors can explain it, and often they can help. One way is an alarm that rings at the first drop. They ask plain questions about drinking and toilets. It is an ordinary part of their day.
      Q In the first minute after waking up, {Name} may feel ____. There is room for a second feeling.
      Q When a sleepover is planned, {Name} might feel ____. It can be excitement with something else mixed in.
      Q When somebody else finds out, {Name} may feel ____. It may matter who it is.
      H {helper} can help to change the bed and leave the talking for the daytime. ~ Three in the morning is a bad time for talks.
      H {helper} can speak to another parent in private before a sleepover. ~ Most parents have met this before.
      H {helper} can make an appointment with a nurse or a doctor. ~ There is help for this from about the age of five.
      H<helper> {helper} can ask in the family who else had wet nights. ~ There is often somebody.
      H<adult> {helper} can help by {adult}. ~ Small comforts work at night as well.
      T {he} can drink enough in the morning and afternoon, and go to the toilet before sleep. ~ Going thirsty does not keep a bed dry.
      T {he} can keep a bag with dry things next to the bed. ~ Then a change takes a minute, even half asleep.
      T {he} can ask one question about it, out loud or on paper. ~ There is an answer to nearly all of them.
      T<comforter> {he} can keep {comforter} on a shelf, out of the wet. ~ It will be there when the bed is made.
      T<quiet> {he} can spend the last half hour {quiet}. ~ Sleep is easier to begin when a day ends slowly.
      C<message> {he} can think, "My brain was asleep, which is its job at night."
      C<sheets> {he} can think, "One hour in the machine, and that is all."
      C<growing> {he} can think, "My body is still finishing that one."
      C<topic> After the change, {he} can think about {topic} until sleep comes.
      A<message> Brains get better at waking for that signal as they grow older. Nobody can say which month it will be. Until then a wet night is a fact about sleep and says nothing about a person. There are clean sheets, and the next night begins dry.
      A<sheets> Later, the sheets are dry again. They are folded and put on the shelf, where they look like all the others. A wet bed is finished when the washing is finished. The rest of the day belongs to other things.
      A<growing> Of every hundred children with wet beds, about fifteen become dry each year without doing anything. Others get there with some help. Either way, the body does the last part by itself, usually on a night when no one is watching. In the morning the bed is dry, and that is all there is to see.
      D<away> A night away from home has a plan for nearly everything, from torches to toothpaste. {Name} may be thinking about the one thing that is on no list, which is a wet bed. A sleeping body works in the same way wherever it lies, and nobody is to blame. It can be planned for as well. There are liners for sleeping bags, pants for the night and one adult who knows.
      P<away> Adults who have children to stay for the night have mostly met wet beds before. They can keep it between two. Some know it from their own time as a child.
      P<away> In a room where several people sleep, most of them are busy with a worry of their own. One is homesick, one snores, and one has a rabbit hidden in a sock. If somebody laughs at another, it is for the adults to deal with.
      Q<away> When the night away comes to mind, {Name} may feel ____. It can be excitement with something else mixed in.
      H<away> {helper} can speak to one adult there in private. ~ One is enough, and that person can be chosen.
      H<away> {helper} can help to pack a bag in which the dry things are on top. ~ It can look like any other bag.
      T<away> {he} can try out the sleeping things at home for a night. ~ Then they hold no surprises.
      T<away> {he} can agree on a sign or a short sentence with that adult. ~ "My bag, please" would do.
      C<away> {he} can think, "Same body, same sleep, another roof."
      A<away> By breakfast, every bed away from home looks like a heap. Anything wet is in a bag that nobody asks about, and it gets washed later. It takes two minutes out of a whole night away. What people remember is the late talk, the jokes and the burnt toast.
    `),
    '11+': script(`
      D<message> Nobody is awake when a bed gets wet, and that is the whole point. During deep sleep, {his} bladder fills and sends its signal as it would by day. The brain does not respond, in the same way that some people sleep through alarms and thunderstorms. Muscles relax, and that is it. Researchers have measured this, and they agree on one thing. The causes are sleep, nerves and hormones, while effort and maturity play no part in it.
      D<sheets> The practical side of a wet bed takes about fifteen minutes. Sheets go into the machine, a cover gets wiped, and {Name needs} one set of dry clothes. The other side takes longer, and it happens in the mind. It may include sleepovers that are turned down, excuses that sound reasonable and a door that stays closed on certain mornings. It is possible to have both parts under control, and the second one gets easier when at least one other person knows.
      D<growing> Around one or two in every hundred people of {his} age still have wet nights. In a school with a thousand pupils, that makes ten to twenty, and they do not know about each other. For some it has been so all their lives, and for others it has come back after years, which is worth telling a doctor. Bodies that grow quickly have a lot to coordinate, and a hormone that slows the bladder at night may be late. Dry beds usually follow, and doctors can often speed that up.
      P People who share a home with someone know more than they mention. They hear a machine at six in the morning and draw their conclusions. Mostly they say nothing out of respect, and sometimes that silence is mistaken for something else.
      P A doctor hears about this several times a week and does not find it remarkable. There are alarms, medicines and a few simple tests to choose from. It is one of the conversations that people put off for years and finish within ten minutes.
      P Friends at a sleepover are thinking mainly about snacks, films and who sleeps where. Nobody inspects anyone's sleeping bag. One adult in that house who has been told in confidence is enough to make it manageable.
      Q On waking up and noticing, {Name} might feel ____. It may be anger, or tiredness, or a strange calm.
      Q At the thought of telling somebody, {Name} might feel ____. Saying it once is usually the hardest time.
      Q When an invitation comes, {Name} may feel ____. Two opposite answers can be true at once.
      H {helper} can make an appointment and let {Name} decide how much is said there. ~ A written note is fine too.
      H {helper} can make sure that there are sheets, covers and a free machine. ~ Nobody needs to ask for them.
      H {helper} can keep it private, and that includes relatives. ~ Trust is easier to keep than to repair.
      H<helper> {helper} can treat it as a practical matter, like glasses or a brace. ~ A matter-of-fact voice helps more than sympathy.
      H<adult> {helper} can help by {adult}. ~ A small routine makes a bad morning more ordinary.
      T {he} can keep a note for two weeks about drinks, times and nights. ~ It is exactly what a doctor would ask for first.
      T {he} can pack a bag for nights away, with dry clothes and a dark sleeping bag. ~ Being prepared makes an invitation easier to accept.
      T {he} can spread the drinks over the day and have fewer of them in the last hour. ~ Going thirsty all day makes it worse rather than better.
      T<comforter> {he} can keep {comforter} within reach and away from the sheets. ~ There is no age limit for that.
      T<quiet> {he} can spend the end of the evening {quiet}. ~ A regular bedtime makes sleep more predictable.
      C<message> {he} can think, "I was asleep, and that is the entire explanation."
      C<sheets> {he} can think, "A quarter of an hour, and the day is mine again."
      C<growing> {he} can think, "I am one of many, in every school."
      C<topic> Back in a dry bed, {he} can think about {topic} until sleep takes over.
      A<message> Signals get through in the end, with age, with training or with the help of a doctor. Hardly anyone who wets the bed at this age will still do so as an adult. Until then it is a medical fact with some washing attached. A person can have that and also a life that is full of other things.
      A<sheets> By evening the sheets are dry, and there is no trace of it. What remains can be talked about with one person who was chosen carefully. A good many people find that the worry was heavier than the washing.
      A<growing> The body will work through its list, and no one will announce it. One week there may be a dry night, then three, then a wet one, and then a row of them. In the meantime the ten or twenty in that school go on meeting in corridors without knowing it. Each of them has a bed, a machine and a perfectly ordinary future.
      D<away> Nights away come with packing lists, and none of them mentions a wet bed. {Name} may be doing that part of the planning alone, mostly after lights out. Sleep works elsewhere as it does at home, so effort has nothing to do with it and neither does blame. Equipment does. There are liners, dark sleeping bags, pants made for the night and medicines that a doctor can prescribe for just such an occasion.
      P<away> Adults who have young people to stay overnight have usually met this before. It can be kept between two. What feels enormous from inside is, for them, one more wash at sixty degrees.
      P<away> Everybody else there is occupied with their own concerns, such as snoring, homesickness and the state of the shower. Nobody inspects a sleeping bag. If anybody laughs, that is for the adults in charge.
      Q<away> At the thought of that night, {Name} might feel ____. Wanting to go and wanting to stay can both be true.
      H<away> {helper} can brief one adult there, in words that {Name} has agreed to. ~ A written note is fine too.
      H<away> {helper} can ask a doctor in good time what helps for single nights. ~ There are several answers.
      T<away> {he} can test the equipment at home for a night. ~ It removes one unknown.
      T<away> {he} can pack the dry things where a hand finds them in the dark. ~ The rest of the bag can be chaos.
      C<away> {he} can think, "Same sleep, other postcode."
      A<away> In the morning every bed away from home is a crumpled heap, and nobody can tell one from another. Anything wet travels home in a bag with a knot in it. That takes three minutes, once one other person knows. The rest of the time is available for everything else.
    `),
  },
};

/** Wetting the bed at night: how a bladder and a sleeping brain learn to talk, and what happens with the sheets. */
export const bedWetting: Frame = withScenes(
  own,
  foundOutAtASleepover,
  switchInTheDark,
  laughedAtForIt,
  pullUps,
  wetAgainAfterDry,
);
