import { script, type Frame } from '../../frame.ts';

/**
 * Afraid to eat after choking, or after seeing or hearing of it. Nobody in it pushes food: soft things first, sitting
 * down, a grown-up near, and a doctor or a speech and language therapist who knows about swallowing.
 */
export const afraidToSwallow: Frame = {
  id: 'afraid-to-swallow',
  name: 'Afraid to eat after choking',
  says: [
    'choked on a grape and now will not eat solid food',
    'afraid of choking, only eats soup and yoghurt',
    'since he choked on chicken he spits everything out',
    'scared to swallow',
    'fear of choking',
    'chews and chews and will not swallow',
    'saw a boy choke at lunch and stopped eating',
    'a sweet got stuck in her throat',
    'thinks food will get stuck in his throat',
    'only drinks since the choking scare',
    'asks is this a choking food',
    'wont eat meat since it got stuck',
    'says her throat is too small',
    'pseudodysphagia',
    'phagophobia',
    'frightened of swallowing since the fish bone',
    'eats in tiny bites because he is afraid to choke',
    'lost weight because she is scared of choking',
    'saw her brother choke at tea and is scared of food',
    'chocked on a carrot and is terrified',
    'he choked on a sweet and is frightened since',
  ],
  claims: {
    strong: [
      'feeding therapist',
      'throat is fine',
      'coughed on toast',
      'since she coughed on',
      'since he coughed on',
      'only drink milkshakes',
      'swallow solids',
      'solid food since',
      'choked on',
      'nearly choked',
      'almost choked',
      'choked at lunch',
      'he choked once',
      'she choked once',
      'since he choked',
      'since she choked',
      'friend choke',
      'choked last',
      'choking scare',
      'choking episode',
      'about choking',
      'of choking',
      'is choking on',
      'choke on',
      'chocked on',
      'chocking on',
      'afraid to choke',
      'scared to choke',
      'afraid to swallow',
      'scared to swallow',
      'scared of swallowing',
      'afraid of swallowing',
      'frightened of swallowing',
      'fear of swallowing',
      'will not swallow',
      'wont swallow food',
      'stuck in his throat',
      'stuck in her throat',
      'stuck in their throat',
      'stuck in the throat',
      'phagophobia',
      'pseudodysphagia',
    ],
    cues: ['swallow', 'throat', 'stuck', 'solid', 'soup', 'lump', 'gag', 'chew', 'mouthful', 'fish bone'],
    not: [
      'choking on tears',
      'choked up',
      'choking feeling from the collar',
      'cape feels like choking',
      'swallow tablet',
      'swallow pill',
      'swallow pills',
      'swallow tablets',
      'swallow medicine',
      'swallowed a tooth',
      'swallowed his tooth',
      'swallowed her tooth',
      'choking game',
      'choked him',
      'choked me',
      'choked my',
      'choked a',
      'choked another',
      'choked the',
      'choked his',
      'choking me',
      'choking my',
      'choking another',
      'choking other',
      'choking a boy',
      'choking a girl',
      'tried to choke',
      'chokes',
      'choke hold',
      'choked her',
      'choking him',
      'choking her',
      'choking his',
      'chokes his',
      'choke me',
      'choke with fear',
    ],
  },
  topicWords: ['eat', 'eating', 'food', 'swallow', 'throat', 'bite', 'soup', 'chew', 'meal', 'lunch'],
  takes: ['helper', 'comforter', 'topic', 'adult', 'thing'],
  facts: [
    'Food and air begin in the same throat and go two ways: the food pipe and the windpipe. With each swallow a small lid folds over the windpipe and the voice box closes.',
    'A person swallows some hundreds of times a day, mostly spit, without noticing.',
    'Coughing is how a body gets food out that went towards the windpipe. Gagging and choking are two different things.',
    'Fear makes the muscles of the throat tight and the mouth dry; it can feel like a lump that is not there.',
    'After choking, and when a child stops eating solid food or loses weight, a doctor looks and a speech and language therapist can help; both know about swallowing.',
    'What is advised: soft food first, then others at the child’s own pace; sitting down; small bites; no talking or running with a full mouth; a grown-up near; no pushing.',
    'For under fives round food such as grapes is cut lengthwise into quarters.',
    'Many grown-ups have learned first aid for choking.',
  ],
  threads: {
    lid: 'the small lid in the throat that closes with each swallow',
    spoon: 'the soft spoonful to begin with, and what may come after it',
    table: 'sitting at the table: small bite, chew, sip',
    once: 'the time when food went the wrong way, and that it is over',
    saw: 'having seen or heard of somebody choking',
  },
  threadCues: {
    once: /\b(?:since (?:he|she|they)(?: has| have)? ?(?:chok\w*|chock\w*)|(?<!\b(?:saw|seen|watched|friend|brother|sister|baby|boy|girl|cousin|dad|mum|mom|grandad|grandpa|grandma|nan|classmate|someone|somebody|kid|child|who|that|uncle|teacher) (?:had |has |have |nearly |almost )?)(?:choked|chocked)(?! (?:himself )?(?:at|in) (?:a film|a video))|got stuck|fish bone|choking (?:scare|incident|episode)|after (?:choking|the choking|he choked|she choked|they choked))\b/,
    saw: /\b(?:saw|seen|watched|video|film|heard|read about|(?:told|hears?) (?:him|her|them)? ?(?:about|of) (?:a|somebody|someone)|(?:someone|somebody) (?:\w+ )?chok\w*|another (?:child|boy|girl)|(?:friend|brother|sister|cousin|classmate|baby|dad|mum|mom|grandad|grandpa|grandma|nan|boy|girl|kid|uncle|teacher|twin) (?:had |has |nearly |almost )?chok\w*)\b/,
  },
  onlyWhenSaid: ['once', 'saw'],
  roles: {},
  titles: {
    young: [
      { text: 'The Little Lid', thread: 'lid' },
      { text: 'Gulp, Hello Tummy', thread: 'lid' },
      { text: 'A Lid in the Throat', thread: 'lid' },
      { text: 'A Soft Spoon First', thread: 'spoon' },
      { text: 'Soup Today', thread: 'spoon' },
      { text: 'Sit, Bite, Chew, Sip', thread: 'table' },
      { text: 'A Small Bite at the Table', thread: 'table' },
      { text: 'That Was Then, Here Is Soup', thread: 'once' },
      { text: 'When a Cough Comes', thread: 'saw' },
      { text: 'Somebody Choked, Once', thread: 'saw' },
      { text: '{name} and the Small Bite' },
    ],
    older: [
      { text: 'The Lid That Works All Day', thread: 'lid' },
      { text: 'One Swallow of Hundreds', thread: 'lid' },
      { text: 'Two Pipes and a Lid', thread: 'lid' },
      { text: 'Begin With Soft', thread: 'spoon' },
      { text: 'Whose Pace It Is', thread: 'spoon' },
      { text: 'A Chair, a Plate, a Glass', thread: 'table' },
      { text: 'A Small Bite, Calm Feet', thread: 'table' },
      { text: 'No Hurry at This Table', thread: 'table' },
      { text: 'After the Fright', thread: 'once' },
      { text: 'It Happened, and It Ended', thread: 'once' },
      { text: 'What a Person Saw', thread: 'saw' },
      { text: 'What a Throat Has Seen', thread: 'saw' },
      { text: 'A Small Bite and Time' },
      { text: '{name} and the Small Bite' },
    ],
  },
  benefits: [
    'Explains how swallowing works, in words that do not frighten.',
    'Lets {name} go at {name}’s own pace, with soft food first.',
    'Names a doctor and a speech and language therapist as people who can help.',
  ],
  talk: {
    young: [
      'What helps food to go down?',
      'How does a throat feel before a bite?',
      'Shall we choose a soft food together?',
    ],
    older: [
      'What did the story tell about throats or eating?',
      'Which word went into the blank?',
      'Shall we ask the doctor who can help with swallowing?',
    ],
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['soup', 'spoon', 'cup'],
  },
  text: {
    '2-3': script(`
      D<lid> {Name has} a throat. Food goes down there. Gulp! Soup goes down. Water goes down.
      D<spoon> Here is a spoon. {Name} can see soft food. It is smooth. It goes down, gulp.
      D<table> {Name} sits at the table. Here is some food. It is soft. There is no hurry.
      D<once> {Name} had a fright. Food got stuck, and {Name} coughed. It is over now. Here is soft food.
      D<saw> Cough, cough! Food made somebody cough. {Name} had a fright too. Now here is soup. It is smooth.
      P Grown-ups sit down to eat too.
      P Many children like soft food.
      P A doctor can look at a throat.
      Q With food, {Name} may feel ____.
      Q At the table, {Name} may feel ____.
      H {helper} can sit close by.
      H {helper} can cut food small.
      H {helper} can wait. ~ There is time.
      T {he} can have a sip.
      T {he} can choose a soft food.
      T<comforter> {he} can hug {comforter}.
      C<lid> {he} can say, "Gulp, down it goes."
      C<spoon> {he} can say, "Soft one, please."
      C<table> {he} can say, "Sit, bite, chew, sip."
      C<once> {he} can say, "It is over now."
      C<saw> {he} can say, "I eat slowly."
      A<lid> Gulp, goes the water. Gulp, goes the soup. The food is in the tummy. Hello, tummy!
      A<spoon> One spoon is fine. Two are fine too. The food waits. The spoon can have a rest.
      A<table> Sit, bite, chew, sip. The food is soft. The chair is warm. A grown-up is near.
      A<once> The fright is over. The soft food is here. A grown-up is near. Sip, sip, gulp.
      A<saw> That was then. Now there is soft food. A grown-up is near. Sip, sip, gulp.
    `),
    '4-5': script(`
      D<lid> In each throat there is a small lid. It is there when {Name} swallows. The lid shuts the way for air. Then food and drink go down the other way. It has done that all day, for sip after sip.
      D<spoon> Some food is soft, and some food is hard. {Name} may like the soft kind for now. Yoghurt is soft, and so is soup. Soft food needs hardly any chewing. It goes down by itself. One spoon is a good start.
      D<table> Here is a chair, and here is a plate with food. {Name} may sit there with both feet still. A small bite goes in. Then the teeth chew it soft. Then comes a sip.
      D<once> Some food once got stuck when {Name} was eating. That was a big fright. Then it came out, and the air was back. It is over now. A throat can be careful for a time after that.
      D<saw> {Name} knows of somebody who choked on food. That can be a fright, even for those who watch. After it, eating may feel hard. A throat can get tight from a fright. It is still a good throat.
      P Doctors know all about throats. Some people have learned to help with swallowing. They are kind, and they go slowly.
      P Grown-ups think about food too. They cut round things into small bits. They sit close by at meals.
      P A fright can stay for a while. Children who had one may want soft food first. That is a good way to start.
      Q When there is food on the plate, {Name} may feel ____.
      Q Before a bite, {his} throat may feel ____.
      H {helper} can cut food small and sit close by.
      H {helper} can ask a doctor about swallowing. ~ A doctor can look and help.
      H {helper} can leave the plate there and wait. ~ A meal can take its time.
      H<adult> {helper} can help by {adult}. ~ Then the table is a nice place.
      T {he} can choose which soft food comes first.
      T {he} can take a sip between two bites.
      T {he} can say what {his} throat feels like.
      T<comforter> {he} can have {comforter} on the next chair.
      C<lid> {he} can think, "Little lid, you know the way."
      C<spoon> {he} can say, "A soft one first, please."
      C<table> {he} can say, "Small bite, chew, chew, sip."
      C<once> {he} can think, "It got stuck, and it came out."
      C<saw> {he} can think, "That was then. This is soup."
      C<topic> {he} can talk about {topic} before the meal.
      A<lid> The lid in the throat shuts, and the soup goes down. It opens again, and there is air. It does that at night too, with no help. What a busy little lid.
      A<spoon> Today it may be one spoon, or five. Another day it may be some banana. The food goes at the pace of the one who eats. The soft things are there every day.
      A<table> Bite, chew, sip, rest. The table is a calm place. Nobody is in a hurry there. The food stays on the plate until it is wanted.
      A<once> The fright is in the past, and the throat is here. It has swallowed water many times since. Soft food comes first. The rest can come bit by bit.
      A<saw> What happened is over. The grown-ups cut the food small and sit near. A sip goes down, and then another. That is how eating can begin again.
    `),
    '6-7': script(`
      D<lid> In the throat there are two ways, one for food and one for air. A small lid looks after them. When {Name} swallows, it folds down over the way for air. The food slides past, and the lid opens again. This happens hundreds of times a day, and even at night.
      D<spoon> Food comes in many kinds, from water to a crust of bread. In between are soup, custard, banana and mashed potato. {Name} may like to stay with the soft ones for now. They need hardly any chewing. From there, it is possible to go on in small steps.
      D<table> There is a calm way to eat that works for all kinds of food. {Name} sits, and both feet are at rest. A small bite goes in, and the teeth make it soft. Then it is swallowed, and then comes a sip. Talking can wait until the mouth is empty.
      D<once> Once, when {Name} was eating, a bit of food got stuck. That is called choking, and it is a big fright. Then it came out, and breathing was easy again. Since then the throat may get tight before a bite. A body does that to be careful, even with food that is safe.
      D<saw> Somebody choked on food, and {Name} saw it or heard of it. A thing like that stays in the head. At the next meal, the throat may feel tight. That is what a fright does to muscles. The throat still knows how to swallow, and it does so all day.
      P Doctors and speech therapists know a lot about swallowing. They see many children who are careful after a fright. They begin with easy things and go slowly.
      P Grown-ups may count bites because they are worried. They can learn to talk about something else at table. A quiet meal is better for everyone.
      P A tight throat can feel as if something sits in it. It may be only the muscles. They get soft again after some calm breaths.
      P Other people at the table think of their own plates. Some eat fast, and some are still chewing when the others have gone.
      Q When there is a new thing on the plate, {Name} may feel ____.
      Q Before a bite, {his} throat may feel ____.
      Q At lunch with others, {Name} may feel ____.
      H {helper} can ask a doctor, who can look at the throat. ~ A doctor may also know a speech therapist.
      H {helper} can sit close by at meals and talk of other things. ~ The food can wait.
      H {helper} can cut food small and cook it soft. ~ Round things are cut too.
      H {helper} can tell the school that lunch takes longer now. ~ Then nobody is in a hurry.
      H<adult> {helper} can help by {adult}. ~ A calm table is a good place to begin.
      T {he} can choose one soft food to start with. ~ It can be the same one each day.
      T {he} can take a sip between two bites. ~ A wet throat is a smooth one.
      T {he} can breathe out slowly before a bite. ~ That makes the throat soft.
      T<comforter> {he} can have {comforter} beside the plate. ~ It needs no lunch.
      C<lid> {he} can think, "The lid knows its job."
      C<spoon> {he} can say, "Soft first. The rest can wait."
      C<table> {he} can think, "Small bite, chew, swallow, sip."
      C<once> {he} can think, "It came out. I can breathe. This is a small bite."
      C<saw> {he} can think, "That was another day. This is my spoon."
      C<topic> At the table, {he} can talk about {topic}.
      A<lid> The lid has worked since the first drop of milk. It shuts for a swallow and opens for a breath. It is at work right now, with nothing in the mouth but spit. Soup is an easy job for it.
      A<spoon> Some days it is soup, and some days a bit of banana comes along. The steps are as small as they need to be. Food keeps no time. The next spoon comes when it is wanted.
      A<table> A bite, a sip, a rest. There is no prize for being fast, and nobody is waiting. Many good meals have taken an hour. The chair and the food will be there again tomorrow.
      A<once> The fright was real, and it came to an end. The throat has swallowed thousands of times since then, mostly while nobody noticed. Soft food is a good start. There are people who know about the rest and can help.
      A<saw> A fright gets smaller when there are calm meals after it. One soft bite is enough for one of those. Grown-ups are near. The next meal can be just a meal.
    `),
    '8-10': script(`
      D<lid> A throat is a crossroads, with a road for food and another for air. Between them works a small flap, and the voice box helps it by closing. When {Name} swallows, both shut for about a second, and the food goes by behind. Then they open, and breathing goes on. A person does this some hundreds of times a day, mostly with spit, and without a single thought.
      D<spoon> Therapists who work with swallowing sort food by how firm it is. At the one end is water, then come soup, custard, soft pasta, and at the far end raw carrot. {Name} may be staying near the soft end for now, and there are good meals there. Nobody goes from one end to the other in a day. A step is as large as the person who takes it says it is.
      D<table> Swallowing likes certain conditions, and they are easy to arrange. A chair that lets feet rest, a bite the size of a fingertip, and a glass within reach will do. {Name} may find that a bite goes down best when it is soft and talking waits. Screens and running about belong to other times. With that in place, food and throat do most of the work by themselves.
      D<once> There was a day when food went the wrong way for {Name}. It was a bad moment, and it ended: the food came out, and breathing came back. A brain stores such a moment at once, under "important". After that it may tighten the throat before any bite, to be on the safe side. A doctor can check the throat. What is left is mostly an alarm that rings too early.
      D<saw> Choking looks frightening even from the other side of a table. {Name} has seen it or heard about it, and a brain does not much care which of the two. It may tighten the throat at the next meal, as if the food were to blame. That tightness can feel like a lump, even where there is none. It is made by muscles, and muscles can let go.
      P A worried throat and a worried parent often sit at the same table. The parent watches each bite, and the throat notices. Both do better when the talk is about something else.
      P Doctors hear about this more often than one would think. They can look at a throat and rule things out. A speech and language therapist does more than speech, because swallowing uses the same muscles.
      P Friends in a lunch room rarely see what is on another tray. The few who do may ask once. "Soft food for now" is a complete answer.
      P Coughing and retching are the bodyguards of a throat. They are loud and unpleasant, and they mean that the system works. Neither of them is the same as choking.
      Q With a plate on the table, {Name} might notice ____. Throats tend to speak first.
      Q When somebody says "just try it", {Name} might feel ____.
      Q Halfway through a meal, {Name} might feel ____. It may be different from the beginning.
      H {helper} can make an appointment with a doctor. ~ A checked throat is easier to trust.
      H {helper} can ask for a speech and language therapist who knows about swallowing. ~ They plan the steps together with the person concerned.
      H {helper} can keep the table free of remarks about food. ~ There are many other subjects.
      H {helper} can tell the school, so that there is time and a place to sit. ~ Hurry helps no throat.
      H<adult> {helper} can help by {adult}. ~ It makes the table a better place.
      T {he} can decide on one food to begin each meal with. ~ Something that is known to go down is a good opening.
      T {he} can breathe out slowly, with dropped shoulders, before a bite. ~ Muscles in the throat take part in that.
      T {he} can take a small bite and a sip in turn. ~ It keeps everything smooth.
      T<topic> {he} can talk about {topic} between bites. ~ A mind that is elsewhere lets a throat get on with it.
      C<lid> {he} can think, "A second shut, then open. It can do this."
      C<spoon> {he} can say, "Soft end today, thanks."
      C<table> {he} can think, "Sit, small, chew, swallow, sip."
      C<once> {he} can think, "That was one bite. This is another one."
      C<saw> {he} can think, "My throat is tight. Muscles can let go."
      C<topic> Before a meal, {he} can think about {topic}.
      A<lid> The flap has been practising since before birth, and it works at night without supervision. Spit, tea, soup: it treats them all alike. It needs no help, although a sip and some patience make things pleasant. Food can take the road that it has taken for years.
      A<spoon> A week may pass at one step, and then two steps may come in a day. It is the direction that counts, and sometimes it is a rest. People who know about swallowing can plan the next one. Until then there is plenty of food at the soft end.
      A<table> The chair stays where it is, and so does the glass. A meal that takes forty minutes is still a meal, and often a better one. Small bites add up without anyone counting. What is left on the plate is simply left.
      A<once> Alarms that go off too early can be set again, slowly, by many calm bites. There are people whose work that is, and it is sensible to ask them. The bad moment keeps its place in the past. The food on the table is from today.
      A<saw> What happened belongs to another day and another plate. The muscles let go a little with each quiet meal. Until then soft food will do, and help can be asked for. Throats are better at this than they feel.
    `),
    '11+': script(`
      D<lid> Swallowing is one of the most rehearsed things a body does. {Name} has managed it some hundreds of times today, mostly without food and without noticing. Around thirty pairs of muscles take part. The voice box closes, a flap folds over it, the food pipe opens, and a second later everything is back in place. It runs by itself. Attention is what makes it feel difficult, much as it does with walking down stairs.
      D<spoon> Speech and language therapists use a scale for the texture of food, from thin liquids at one end to bread and steak at the other. {Name} may have settled at the softer end, for reasons that make sense. It is possible to eat well there for quite some time with a bit of planning. Moving along is done in steps that the person concerned chooses. Going back one is part of the method and no failure.
      D<table> Much of what makes eating feel safe can be arranged before the first bite. {Name} may do better with both feet on the floor, pieces the size of a fingernail and a glass within reach. Conversation fits in between mouthfuls. Scrolling and walking about do not, since swallowing prefers not to share. It is dull advice, and it happens to be what professionals do themselves.
      D<once> At some point a piece of food went the wrong way, and {Name} choked. The body dealt with it, or somebody helped, and it came to an end. The memory was stored in another place than most, where it can set off an alarm before any thought arrives. So the throat tightens at the sight of a meal, and the tightness then passes for proof. It is an effect of fear, and fear is something that people know how to treat.
      D<saw> Some events frighten the witnesses for longer than the person they happened to. {Name} has seen or heard of somebody choking on food, and a brain files that as if it were first-hand. At meals the throat then tightens, the mouth dries out, and swallowing seems to need permission. There is a name for the feeling of a lump that is not there, and doctors know it well. It is uncomfortable, and mostly it is muscle that has not been told to stand down.
      P Parents who are worried about eating tend to watch it, and being watched makes swallowing harder. Nobody intends that. Saying so outside mealtimes, once, often changes more than a hundred silent dinners.
      P A doctor will not think this odd. Being afraid to eat after choking is common enough to have a textbook chapter, and it usually improves when it is treated early. It matters most to go when whole groups of food have disappeared, or weight is being lost.
      P Other people in a canteen are largely occupied with their own trays and telephones. The rare remark is more often curiosity than malice. "I'm on soft stuff at the moment" tends to satisfy it.
      P Coughing and retching alarm everyone within hearing, although they are signs of a system in working order. The reflexes exist to keep the way to the lungs free. They are quick, loud and rather good at it.
      Q With a fork in hand, {Name} might notice ____. It may be in the throat, the jaw or the hands.
      Q When somebody says "you used to eat that", {Name} might feel ____. More than one answer is possible.
      Q After a meal that went well, {Name} might feel ____. Suspicion is allowed as well as relief.
      H {helper} can arrange a visit to the doctor and stay in the waiting room if that is preferred. ~ A throat that has been examined is easier to believe.
      H {helper} can ask about a speech and language therapist, or a psychologist who works with fear of eating. ~ Both go at the pace of the person in front of them.
      H {helper} can retire as an observer of plates. ~ There are other topics, even at dinner.
      H<adult> {helper} can offer {adult} around meals. ~ What helps elsewhere may help at a table.
      T {he} can write three columns: goes down easily, sometimes, not yet. ~ A therapist would start with the same list, and it shows that the first column is not empty.
      T {he} can breathe out for a slow count of six before a bite. ~ Throat muscles follow the breath more readily than they follow orders.
      T {he} can tell one friend what to expect at lunch. ~ It is less tiring than hiding it.
      T<topic> {he} can steer the talk at table to {topic}. ~ An occupied mind leaves the automatic part alone.
      C<lid> {he} can think, "It runs by itself."
      C<spoon> {he} can say, "This end of the scale is fine today."
      C<table> {he} can think, "Sit, small piece, chew, swallow, sip."
      C<once> {he} can think, "That is the alarm, and it is early."
      C<saw> {he} can think, "Tight is a feeling. It lets go."
      C<topic> On the way to lunch, {he} can think about {topic}.
      A<lid> Thirty pairs of muscles will go on doing what they have done since before birth, including at three in the morning. They do not need to be trusted all at once. A soft mouthful and a sip give them an easy task, and the rest is repetition. Food comes back in most cases by the same way that it left, one kind at a time.
      A<spoon> Nobody can say in advance how long each step takes, and it would be dishonest to try. A list that grows by one food a month is a growing list. There are people who make a profession of helping with precisely this. In the meantime soup has fed whole nations.
      A<table> None of this requires courage in the usual sense of the word. It takes a chair, some time and the right to leave things on the plate. A meal eaten slowly counts in full. The next one will find the same glass in the same place, and perhaps slightly looser shoulders.
      A<once> An alarm that has been set too fine can be adjusted, mostly through many unremarkable bites, and with professional help where that is slow. The day it happened is over, and it proves nothing about the next sandwich. Asking for help early is the efficient choice. The throat, meanwhile, keeps swallowing, food or no food.
      A<saw> What was seen belongs to one day and one piece of food. A throat learns from repetition, so each ordinary meal counts against it. Doctors and therapists can shorten the process. Until it is over there are enough soft foods in the world to live on in some style.
    `),
  },
};
