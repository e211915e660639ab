import { slowAtThePegs } from './slow-at-the-pegs.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { stuckAndSeen } from './stuck-and-seen.ts';
import { TEACHER } from '../../school-roles.ts';

const own: Frame = {
  id: 'asking-for-help',
  name: 'Asking for help',
  says: [
    'asking for help',
    'wont ask for help',
    'too shy to ask the teacher',
    'sits there stuck and says nothing',
    'would rather struggle than ask',
    'doesnt tell the teacher when she needs the toilet',
    'cries instead of asking for help',
    'scared to ask questions in class',
    'pretends he understands',
    'never asks when he doesnt know what to do',
    'gets angry when stuck but wont accept help',
    'needs to learn to ask an adult',
    'wont tell anyone when something is wrong',
    'waits until i notice',
    'hides that she cant do it',
    'does not speak up when he needs something',
    'helpless when his coat zip is stuck and says nothing',
    'thinks asking for help is for babies',
    'afraid the teacher will be cross if she asks',
    'refuses help with everything',
    'how to teach my child to ask for help',
    'learning to use a help card',
    'dosent ask for help at school',
    'comes home upset because nobody helped him',
  ],
  claims: {
    strong: [
      'ask for help',
      'asks for help',
      'asking for help',
      'ask the teacher',
      'asking the teacher',
      'ask an adult',
      'ask a question',
      'ask questions in class',
      'help card',
      'accept help',
      'refuses help',
      'refuse help',
      'rather struggle',
      'pretends he understands',
      'pretends she understands',
      'pretend to understand',
      'waits until i notice',
      'nobody helped him',
      'nobody helped her',
      'raise hand',
      'ask for anything',
      'ask anyone',
      'tell the teacher',
      'never asks',
      'says nothing when stuck',
      'when hes stuck',
      'when shes stuck',
      'when he is stuck',
      'when she is stuck',
    ],
    cues: ['help', 'ask', 'stuck', 'teacher', 'question', 'understand', 'shy', 'tell', 'struggle', 'hide', 'toilet'],
    not: [
      'please help',
      'i need help',
      'help me',
      'can you help',
      'helps when',
      'it helps',
      'what helps',
      'asks too many questions',
      'asks for sweets',
    ],
  },
  topicWords: ['help', 'ask', 'stuck', 'question'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult'],
  facts: [
    'Other people cannot see what somebody knows or needs; people overestimate how plainly it shows.',
    'In studies people expect others to find a request a bigger bother than they do; most people like to help.',
    'Asking while learning goes with learning more.',
    'Where one person in a class has a question, others often have it too.',
    'A sign, a card or a look that was agreed beforehand is a way of asking that needs no voice.',
    'Toddlers ask by pointing, pulling and looking before they have words.',
  ],
  threads: {
    zip: 'a zip that is stuck',
    hand: 'a hand, which asks without a sound',
    window: 'heads without windows, into which nobody can see',
    two: 'the second person who has the same question',
    bother: 'the bother that helping is believed to be',
    toilet: 'a hand, a card or a nod for going to the toilet in a lesson',
  },
  decidedBy: [
    /\b(?:instead of|rather than) (?:asking|saying (?:he|she|they) need\w*)(?: (?:me|us|anyone|anybody|somebody|someone|a grown-?up|an adult|the teacher|\w+))? ?(?:for )?help\b/i,
  ],
  threadCues: {
    toilet: /\b(?:toilets?|loos?|wees?|wet(?:s|ting)?|bathroom|restroom|pees?|potty)\b/i,
  },
  onlyWhenSaid: ['toilet'],
  tellsAlone: ['toilet'],
  roles: { teacher: TEACHER },
  titles: {
    young: [
      { text: 'A Card for the Toilet', thread: 'toilet' },
      { text: 'Asking to Go', thread: 'toilet' },
      { text: 'Zip, Stuck, Up', thread: 'zip' },
      { text: 'The Zip Is Stuck', thread: 'zip' },
      { text: 'A Hand Can Ask', thread: 'hand' },
      { text: 'Up Goes a Hand', thread: 'hand' },
      { text: 'No Window in a Head', thread: 'window' },
      { text: 'Who Can See It?', thread: 'window' },
      { text: '{name} Can Ask' },
      { text: 'Help, Please' },
    ],
    older: [
      { text: 'Asking to Go', thread: 'toilet' },
      { text: 'It Is Allowed to Interrupt', thread: 'toilet' },
      { text: 'A Hand, a Card, a Note', thread: 'hand' },
      { text: 'More Ways Than One', thread: 'hand' },
      { text: 'A Head Has No Window', thread: 'window' },
      { text: 'What Nobody Can See', thread: 'window' },
      { text: 'The Same Question Twice', thread: 'two' },
      { text: 'Somebody Else Wants to Know', thread: 'two' },
      { text: 'How Much of a Bother?', thread: 'bother' },
      { text: 'A Bother or Not', thread: 'bother' },
      { text: '{name} Asks' },
      { text: 'A Way to Ask' },
    ],
  },
  benefits: [
    'Says that being stuck is common, and that others often cannot see it.',
    'Shows several ways of asking, with and without a voice.',
    'Gives {name} one way to try and one sentence to keep.',
  ],
  talk: {
    young: [
      'How can somebody ask for help in the story?',
      'How does it feel when a thing does not work?',
      'Shall we make a sign that means "help, please"?',
    ],
    older: [
      'What makes asking for help hard, in the story?',
      'Which word went into the blank, and when is it smallest?',
      'Shall we agree on a sign that works in a full room?',
    ],
  },
  cover: { setting: 'classroom', time: 'day', pose: 'reach', feeling: 'shy', companion: 'teacher', props: ['coat'] },
  text: {
    '2-3': script(`
      D<zip> A zip can get stuck. {Name} may pull. It will not go up. Help is near. Who can help?
      D<hand> A box is shut. {Name} may need help. A hand can ask. It can point, or pull, or tap. Tap, tap, tap.
      D<window> {Name} may need help. The cup is up high. Who can see that? A finger can point.
      P Grown-ups do not see it all. They look and look.
      P Some children call out. Some tap an arm.
      P Big people ask too. Help, where is the key?
      Q When it is hard, {Name} may feel ____.
      Q Before help comes, {Name} may feel ____.
      Q When help comes, {Name} may feel ____.
      H {helper} can come and look.
      H {helper} can do one bit.
      H {helper} can wait for a tap.
      H<helper> {helper} can do it with {him}.
      H<adult> {helper} can try {adult}.
      T {he} can tap an arm.
      T {he} can point at it.
      T {he} can take a hand and show.
      T<comforter> {he} can hold {comforter}.
      C<zip> {he} can say, "Stuck, help, please."
      C<hand> {he} can say, "Tap, tap, help."
      C<window> {he} can say, "Up there, please."
      C<topic> {he} can think about {topic}.
      A<zip> Zip, zip, up. Two hands and two hands did it. Help is good. The coat is shut.
      A<hand> Tap, tap, and somebody looks. Now the box is open. To ask is good. Hello, box.
      A<window> Down comes the cup. Somebody saw the finger. To ask is a small thing. Glug, glug, glug.
    `),
    '4-5': script(`
      D<zip> A zip can get stuck, half way up. {Name} may pull and pull, and it stays stuck. Then hands get hot, and the coat is still open. There are other hands near. They know zips too.
      D<hand> There are lots of ways to ask for help. {Name} may use a word, or a hand up high. A tap on an arm asks too. So does a card with a picture. All of these say, "I need a hand."
      D<window> A head has no window. So nobody can look in and see that {Name is} stuck. From outside it may look like a rest. Then people walk by. They would help if they knew.
      P Most people like to be asked. It is nice to know how a thing goes.
      P A teacher has a lot of children to look at. It is easy to miss one who is quiet.
      P Grown-ups ask for help all the time. They ask where the bus stop is.
      Q When a thing is stuck, {Name} may feel ____.
      Q Just before asking, {his} tummy may feel ____.
      Q When nobody sees it, {Name} may feel ____.
      H {helper} can come when a hand goes up.
      H {helper} can make up a help sign with {him}. ~ Then it works with no word.
      H {helper} can help with one bit and leave the rest. ~ Then the rest is easy.
      H<helper> {helper} can ask for help too, just like that.
      H<adult> {helper} can help by {adult}. ~ Then it is not so hard.
      T {he} can put one hand up and wait.
      T {he} can go to a grown-up and show it.
      T {he} can try two times and then ask.
      T<comforter> {he} can hold {comforter} and then ask.
      T<quiet> {he} can spend some time {quiet} until somebody comes.
      C<zip> {he} can say, "It is stuck, please help."
      C<hand> {he} can think, "My hand can ask."
      C<window> {he} can think, "They cannot see in, so I tell them."
      C<topic> {he} can wait and think about {topic}.
      A<zip> A bit back, a bit up, and the zip goes. Four hands did it. One day two will do it. It is good to ask when a thing is stuck.
      A<hand> The hand went up, and somebody came. That is all it took. The hand can come down now. Asking for help is a good thing to know.
      A<window> Now they know, because they were told. It was not hard for them. A head with no window can still ask. Then two heads can think.
      D<toilet> A tummy says, "Wee, please." Then {Name} is in a room with lots of children. To ask out loud can be hard. A hand can ask, and so can a card. The body cannot wait for a good moment.
      D<toilet> Wee comes when it comes, even in a story or a song. {Name} may not want to ask for help in front of everybody. A sign is enough. It may be a hand, a card or a nod. A grown-up sees it and nods back.
      P<toilet> Teachers want children to go. They would like to be asked ten times a day.
      P<toilet> Others do not look. They go as well, all of them.
      Q<toilet> When the tummy says it, {Name} may feel ____.
      H<toilet> {helper} can find a sign for it with {teacher}. ~ Then no word is needed.
      H<toilet> A grown-up can ask before the story begins. ~ That is a good time to go.
      T<toilet> {he} can show the sign when the tummy says it.
      T<toilet> {he} can go with the others before the mat.
      C<toilet> {he} can think, "Tummy says it, hand shows it."
      A<toilet> The sign was seen, and the way is free. The toilet is there the whole day for all children. If it was too late, there are dry things. Asking gets easier each time.
    `),
    '6-7': script(`
      D<window> Heads have no windows. When {Name is} stuck, it may feel as if everyone can see it. From outside there is just a child at a table. A person who thinks looks the same as a person who is stuck. So help often goes to those who ask.
      D<two> First comes a question that nobody asks. Then the lesson goes on, and it gets harder. {Name} may think, "I am the only one." In most classes that is not so. If one has the question, there are others who have it too.
      D<hand> How can somebody ask for help? {Name} may put up a hand, or show a card. It can be a note, or a look that was agreed before. It can also be asked later, at the door. None of these ways is better than the others.
      P Teachers like questions. A question shows them which part was too fast. When nobody asks, they think that all is clear.
      P Some children laugh at a question. Often they did not know it either. They listen to the answer just the same.
      P Grown-ups ask a map, a friend or a man in a shop. They did not know it all by seven. They do not know it now.
      Q When a thing does not work, {Name} may feel ____. It may be in the face or in the hands.
      Q Before putting up a hand, {Name} may feel ____.
      Q After asking, {Name} may feel ____. It can change when help comes.
      H {teacher} can agree on a sign with {him}. ~ A card on the table is a quiet way.
      H {helper} can practise one sentence at home. ~ It is easier the second time.
      H {helper} can ask, "Which part is stuck?" ~ It is often just one part.
      H<helper> {helper} can ask {him} for help too. ~ Everybody is good at something.
      H<adult> {helper} can help with a stuck thing by {adult}. ~ It goes better for two.
      T {he} can try it two times and then ask. ~ Two times is a fair number.
      T {he} can point to the part that is hard. ~ Pointing is a kind of question.
      T {he} can ask one person who sits near. ~ Small questions can stay small.
      T<comforter> {he} can try the question on {comforter} first. ~ It is a good listener.
      T<quiet> {he} can spend a minute {quiet} and then ask. ~ Calm questions are short.
      C<window> {he} can think, "They cannot see it, so I show it."
      C<two> {he} can think, "Somebody else wants to know this too."
      C<hand> {he} can say, "Can you help me with this part?"
      C<topic> While waiting, {he} can think about {topic}.
      A<window> It took one question, and somebody saw what was needed. Heads still have no windows. They have hands and words and cards. Those are good for asking.
      A<two> The answer came, and two other pencils moved. They had waited for the same thing. They did not say so, but it helped them. A question is a kind of gift to a class.
      A<hand> A card, a note, a hand: each of them got there. Being stuck has an end when somebody knows. It is good to find things out alone. It is good to ask as well.
      D<toilet> A full bladder sends a message, also in the middle of maths. {Name} may not like to ask then, with everyone listening. Waiting makes the message louder. A bladder can wait a bit, but not for a whole lesson. That is why a class has ways of asking.
      D<toilet> To ask for the toilet in a lesson takes one second. It can seem like a very long one. {Name} may hope to hold on until the break. Sometimes that works and sometimes it does not. A card on the desk can ask, or a hand with two fingers. Then nobody hears a word of it.
      P<toilet> Teachers would rather be asked in the middle of a sentence. It is no trouble. They were children with a bladder once.
      P<toilet> The others hardly look up when somebody goes out. They think of their own things, and some of them need to go too.
      Q<toilet> When the message comes, {Name} may feel ____.
      H<toilet> {helper} can talk with {teacher} about a sign. ~ A sign works without a voice.
      H<toilet> {helper} can pack dry things in a bag. ~ A bag like that takes the worry out of it.
      T<toilet> {he} can show the card at the first message. ~ The first one leaves the most time.
      T<toilet> {he} can go at each break, even if there is no message yet.
      C<toilet> {he} can think, "First message, then the sign."
      A<toilet> The lesson has gone on, and hardly anybody saw the door. The message has stopped, because it was heard. If it comes too late on one day, that can be washed. Asking is a thing that gets smaller the more often it is done.
    `),
    '8-10': script(`
      D<window> People tend to believe that their thoughts can be read in their faces. Being stuck feels so loud that {Name} may expect others to hear it. In experiments, it turns out that they hardly notice. A teacher sees someone looking at a page. It could be deep thinking, or boredom, or a wish for help. Without a sign, there is no way to know.
      D<two> There is a silence that happens in classrooms after the words "any questions?" {Name} may have one and look round. Everybody else looks calm, so it seems wiser to say nothing. The others are looking round as well. They see {him} being calm. In that way thirty people can be puzzled together without anybody asking.
      D<bother> Before asking for help, {Name} may do a quick sum: how much of a bother is this? Most people do it, and nearly all of them get it wrong. Researchers had people ask for small favours and guess beforehand how it would go. Far more of those who were asked said yes than expected. Being asked is rather pleasant, because it means being thought useful.
      P Teachers plan for questions. When none come, they think that everything was clear and go on. They often find out a week later that it was not.
      P People who know something well forget what it was like before. They may explain too fast. "Slower, please" is help for them too.
      P Some children think that clever people do not ask. It is the other way round. They ask early, while the answer is still short.
      Q Being stuck in a full room, {Name} might feel ____. The face often gets warm first.
      Q In the second before asking, {Name} might notice ____. It is usually the worst of it.
      Q When the answer makes sense, {Name} may feel ____. There may be a second feeling beside it.
      H {teacher} can agree on a quiet signal, such as a pen laid across the book. ~ It asks without turning any heads.
      H {helper} can help to find the exact question. ~ A question that is exact is nearly half an answer.
      H {helper} can give a hint and then wait. ~ Too much help is as awkward as too little.
      H<helper> {helper} can say what needed asking at work this week. ~ There is usually something.
      H<adult> {helper} can help with the first step by {adult}. ~ After that it often runs by itself.
      T {he} can ask after the lesson, when the room is empty. ~ A late question is still a question.
      T {he} can write it on a slip of paper and leave it on the desk. ~ Paper has no red ears.
      T {he} can begin with what is clear: "I understand it up to here." ~ It shows where to start.
      T<comforter> At home, {he} can explain the problem to {comforter}. ~ Explaining often finds the hole.
      T<quiet> {he} can take ten minutes for {quiet} and then look again. ~ Some knots loosen by themselves, and the rest can be asked about.
      C<window> {he} can think, "It only looks calm from outside."
      C<two> {he} can think, "I am asking for three people."
      C<bother> {he} can think, "They would rather be asked."
      C<topic> Before asking, {he} can think about {topic} for a moment and breathe out.
      A<window> One sentence was enough to make it visible. There is nothing small about needing help, since everybody does, from pilots to plumbers. They only have better ways of asking. It is a thing that can be learned.
      A<two> Two people wrote down the answer who had not asked. One of them may even come over later. The silence after "any questions?" was shorter this time. Being first to ask is a kind of service.
      A<bother> The sum was wrong, and the bother was about the size of a pencil. Next time the person who helped may be the one to ask. That is how most friendships and all ships are run. It is fine to be stuck, and fine to say so.
      D<toilet> A bladder holds about a large mug at this age, and it reports when it is half full. It pays no attention to timetables. {Name} may know the moment for asking, and the reasons against it. It is silent, heads might turn, and the teacher is in the middle of a sentence. So the asking gets put off, and the report gets louder. Muscles can hold for a while. They cannot hold for as long as shyness can.
      P<toilet> Teachers are interrupted forty times a day, mostly for worse reasons. In some classrooms there are rules about when to go. A teacher who knows that asking is hard can make an exception, and a signal.
      P<toilet> A person leaving a lesson is looked at for about two seconds. Then the window becomes more interesting. Nobody keeps a record of it except the one who went.
      Q<toilet> In that minute before asking, {Name} might notice ____. It may be in the stomach or in the thoughts.
      H<toilet> {helper} can write to {teacher} and agree on a signal that needs no words. ~ It usually takes one short message.
      H<toilet> {helper} can see to it that there is a plain bag with spare things. ~ It is hardly needed once it exists.
      T<toilet> {he} can use the signal at the first report and not at the third. ~ The first one leaves time to walk.
      T<toilet> {he} can go at every break for a week, as an experiment.
      C<toilet> {he} can think, "Two seconds of looking, and then it is forgotten."
      A<toilet> The door has shut again, and the lesson is where it was. Asking took less time than sharpening a pencil. If it comes too late on some day, that is laundry and nothing else. A signal that has been used three times is already a habit.
    `),
    '11+': script(`
      D<window> Feelings seem so obvious from inside that people expect them to show. Psychologists call it the illusion of transparency. {Name} may sit in front of a problem, stuck and broadcasting distress on all channels, while everybody else sees a person reading. Asking for help is then not a confession. It is simply the only channel that works in both directions.
      D<two> A curious thing happens in groups when a question is needed. Each person who does not understand looks around, sees calm faces and decides to keep quiet, which supplies one more calm face. {Name} may have been part of such a silence, and so has nearly everyone who has sat through a meeting. It takes one person to end it, and the relief in the room afterwards can sometimes be heard.
      D<bother> When people consider asking for help, they picture the trouble it will cause and forget the pleasure. In a series of studies, those who asked guessed that about half as many would agree as did. {Name} may be working with the same faulty estimate. Most people rather like being asked for something they can do, because it is a compliment with a use. What irritates them is finding out too late.
      P Teachers cannot distinguish between silence that means "clear" and silence that means "lost at line two". They go by the faces, which are misleading. A specific question is probably the most useful thing that anybody gives them all day.
      P Those who seem to manage everything alone have usually arranged their help discreetly. They ask early, in corridors and in messages. From a distance it looks like talent, and a good part of it is logistics.
      P Some families treat needing help as a weakness, without having decided to. It comes from times when there was nobody to ask. Knowing that makes the habit a little easier to put down.
      Q Stuck, with other people nearby, {Name} might notice ____. Pride and embarrassment can be hard to separate.
      Q Having typed the question and not sent it, {Name} may feel ____. The delay is usually longer than the answer.
      Q When help comes without being asked for, {Name} might feel ____. It is possible to be grateful and annoyed.
      H {helper} can ask, "Do you want a hint, an answer or company?" ~ These are three different services.
      H {teacher} can take questions by message or after the lesson. ~ Not every question needs an audience.
      H {helper} can step back once the first step works. ~ Help is best when it leaves early.
      H<helper> {helper} can ask {him} for advice about something real. ~ It is good to be on the other side of it.
      H<adult> {helper} can offer {adult} when something is stuck, and accept a no. ~ An open offer is worth more than insistence.
      T {he} can set a limit, such as fifteen minutes, and ask when it is over. ~ It keeps both effort and dignity intact.
      T {he} can write the question in one sentence before asking anyone. ~ Half of the time the sentence answers it.
      T {he} can tell an adult quickly when it is something serious, in any form at all. ~ A message or a note counts as much as a speech.
      T<comforter> {he} can go through it aloud with {comforter} for an audience. ~ Programmers do the same with rubber ducks.
      T<quiet> {he} can spend half an hour {quiet} and then decide whom to ask. ~ A calm question travels further.
      C<window> {he} can think, "From outside, this looks like reading."
      C<two> {he} can think, "Somebody two rows back is hoping that I ask."
      C<bother> {he} can think, "My estimate of the bother is about double."
      C<topic> For five minutes, {he} can think about {topic} and return with a shorter question.
      A<window> Nobody was ignoring anything, because there was nothing to be seen. A sentence, a message or a raised pen changes that. Needs that have been put into words are a good deal easier to meet than needs that somebody else is left to guess. To ask is a skill, and like most skills it begins awkwardly.
      A<two> The question has been asked, and it turns out to have belonged to several people. None of them will say so, which is human, but the next silence will be a little easier to interrupt. Being stuck in company is a good deal better than being stuck alone.
      A<bother> In the end it cost four minutes, and it pleased somebody to be of use. Help goes round in the long run, and nobody keeps exact accounts. What matters is that things get asked while they are still small. The large and serious ones are worth asking about at once.
      D<toilet> Few requests are as short and as unpopular as asking to leave a lesson for the toilet. {Name} may be familiar with the arithmetic: twenty minutes left, a teacher in full flow, and a room that would turn round. The bladder takes no part in this. It stretches, reports, and reports again, and holding on for hours on a regular basis does it no good. Schools have passes, signals and agreements for exactly this, and they can be arranged without giving reasons to anybody but one adult.
      P<toilet> Teachers who refuse are mostly thinking of people who wander about. Told privately that this is about something else, nearly all of them agree at once.
      Q<toilet> While deciding whether to ask, {Name} might notice ____.
      H<toilet> {helper} can write to the school for a pass. ~ A pass needs no conversation at all.
      H<toilet> {helper} can mention it to a doctor if it is frequent or hurts. ~ It is a common subject there.
      T<toilet> {he} can put the pass on the desk at the first sign and go. ~ Putting down a card is not a speech.
      C<toilet> {he} can think, "Two seconds of attention, and then back to the window."
      A<toilet> The lesson survived it, as lessons do. Nobody will recall who went out on a Tuesday at eleven. Asking gets duller with each repetition, and dull is what is wanted. A spare set of clothes at the bottom of a bag is good insurance, and mostly it stays there.
    `),
  },
};

/** Asking for help: that nobody can see from outside that it is needed, and ways to ask with a hand, a card or a word. */
export const askingForHelp: Frame = withScenes(own, slowAtThePegs, stuckAndSeen);
