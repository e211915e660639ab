import { aWordToTell } from './a-word-to-tell.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { builtThisWay } from './built-this-way.ts';
import { askedAboutEarDefenders } from './asked-about-ear-defenders.ts';
import { whomToTell } from './whom-to-tell.ts';
import { whyASmallGroup } from './why-a-small-group.ts';

const own: Frame = {
  id: 'being-autistic',
  name: 'Being autistic',
  says: [
    'being autistic',
    'tell my daughter about autism',
    'how to tell him he is autistic',
    'explain autism to my daughter',
    'just got an autism diagnosis, how do we tell her',
    'she was diagnosed with autism and wants to know what it is',
    'what does autistic mean, asks my son',
    'how do i explain autism to my child',
    'autistic, and he asks why he is different',
    'he has been told that he is autistic',
    'we told her about her autism last week',
    'asc, explain it to my son',
    'aspergers, how to explain it',
    'she thinks she is broken because she is autistic',
    'doesnt want anyone to know he is autistic',
    'she knows she is autistic, masking at school and exhausted',
    'story about being autistic',
    'telling my son about his autism diagnosis',
    'on the spectrum and asking what it means',
    'asd, told at 9',
    'he found out that he is autistic and is upset',
    'autistic and proud',
    'how to talk about autism with a five year old',
    'explain autisim to him',
  ],
  claims: {
    strong: [
      'label autistic',
      'autistic label',
      'autism label',
      'the label of autism',
      'autistic and will be told',
      'autistic and we want to tell',
      'autistic and does not know',
      'autistic and doesnt know',
      'told he is autistic',
      'told she is autistic',
      'explain autism',
      'explaining autism',
      'autism diagnosis',
      'diagnosis of autism',
      'diagnosed with autism',
      'diagnosed as autistic',
      'diagnosed autistic',
      'autism assessment',
      'assessed for autism',
      'assessment for autism',
      'being autistic',
      'is autistic and wants to know',
      'tell him he is autistic',
      'tell her she is autistic',
      'tell him that he is autistic',
      'tell her that she is autistic',
      'tell him about his autism',
      'tell her about her autism',
      'about his autism',
      'about her autism',
      'about being autistic',
      'what autism is',
      'what is autism',
      'what autism means',
      'what autistic means',
      'what does autistic mean',
      'because he is autistic',
      'because she is autistic',
      'know he is autistic',
      'know she is autistic',
      'found out he is autistic',
      'found out she is autistic',
      'found out that he is autistic',
      'found out that she is autistic',
      'autistic and proud',
      'asd diagnosis',
      'asd diagnosed',
      'diagnosed with asd',
      'asc diagnosis',
      'aspergers diagnosis',
      'talk about autism',
      'masking',
      'stim',
      'stims',
      'stimming',
      'why he flap',
      'why she flap',
      'hand flapping',
      'flap his hands',
      'flap her hands',
      'flaps his hands',
      'flaps her hands',
    ],
    cues: [
      'autism',
      'autistic',
      'asd',
      'aspergers',
      'spectrum',
      'diagnosis',
      'diagnosed',
      'toddler',
      'spin',
      'spins',
      'hum',
      'hums',
      'who she is',
      'who he is',
      'who they are',
      'different',
      'explain',
      'assessment',
    ],
    not: [
      'autistic classmate',
      'autistic brother',
      'autistic sister',
      'brother is autistic',
      'sister is autistic',
      'autism to his sister',
      'autism to her brother',
      'autism to his brother',
      'autism to her sister',
      'masking tape',
      'friend is autistic',
    ],
  },
  topicWords: ['autistic', 'autism'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Autism is a way in which a brain can be built from before birth; it is no illness, it is not caught, and nobody caused it.',
    'Autistic people differ greatly from each other. Many notice details, sounds or smells more strongly or less, like to know what comes next, and go deeply into what interests them.',
    'Many autistic people move or use sounds (stimming) in ways that calm them; it does no harm.',
    'Some autistic people do not speak or speak little and use signs, pictures or a talker; that says nothing about how much they understand.',
    'Misunderstandings go both ways: people who are not autistic also have trouble reading autistic people.',
    'Surroundings can be made fit: less noise, a plan, clear words, breaks, a quiet place.',
    "Hiding one's ways in order to seem like others (masking) is exhausting; rest helps.",
    'About one or two people in a hundred are autistic. Many autistic adults prefer to be called autistic; each person may choose the words.',
  ],
  threads: {
    ears: 'the small sounds, such as a lamp that hums, that an autistic person may hear',
    left: 'hands that write with the left or with the right: two ways to be made',
    radio: 'a head that lets in many things at once, and what a dial or a door does for it',
    map: 'two people who have grown up with different maps',
    letter: 'what somebody says plainly about the word',
    coat: 'a coat that is worn all day at school and taken off at home',
  },
  threadCues: {
    coat: /\b(?:mask\w*|explod\w*|hold(?:s|ing)? it (?:together|in)|after school|comes home|falls apart|exhaust\w*)\b/,
  },
  // A mask that is worn all day is none for a party.
  decidedBy: [
    /\b(?:autis\w+|asd|asc)\b[^]*\bmask(?:s|ing|ed)?\b|\bmask(?:s|ing|ed)\b[^]*\b(?:autis\w+|asd|asc|at school|all day)\b/i,
  ],
  onlyWhenSaid: ['coat'],
  roles: {},
  titles: {
    young: [
      { text: 'The Lamp That Hums', thread: 'ears' },
      { text: 'Hum, Says the Lamp', thread: 'ears' },
      { text: 'This Hand, That Hand', thread: 'left' },
      { text: 'Made in Two Ways', thread: 'left' },
      { text: '{name} Is Autistic' },
      { text: 'A Word for {name}' },
    ],
    older: [
      { text: 'The Lamp That Hums', thread: 'ears' },
      { text: 'Left Hand, Right Hand', thread: 'left' },
      { text: 'Everything at Once', thread: 'radio' },
      { text: 'Two Good Maps', thread: 'map' },
      { text: 'About That Word', thread: 'letter' },
      { text: 'The Coat Comes Off', thread: 'coat' },
      { text: 'After the Last Bell', thread: 'coat' },
      { text: 'A Word for It' },
      { text: '{name} Is Autistic' },
    ],
  },
  benefits: [
    'Gives a plain and respectful meaning to the word autistic.',
    'Names strong sides and needs together, and asks the surroundings to do their part.',
    'Leaves it to {name} to say what is true for {name}.',
  ],
  talk: {
    young: [
      'Which small sound can we hear now?',
      'What feels good to hands and ears?',
      'Shall we make a quiet place at home together?',
    ],
    older: [
      'Which sentence fits, and which one does not?',
      'Which word went into the blank?',
      'Shall we write down three things that make a day easier?',
    ],
  },
  cover: { setting: 'bedroom', time: 'day', pose: 'sit', feeling: 'calm', companion: null, props: ['lamp', 'puzzle'] },
  text: {
    '2-3': script(`
      D<ears> Hum, says a lamp. {Name is} autistic. {Name} may hear it. Others may not. Hum, hum, hum.
      D<ears> {Name is} autistic. Ears can hear small things. A lamp goes hum. A clock goes tick.
      D<left> {Name is} autistic. It is one way to be made. This hand, that hand. Some eat with this, some with that.
      P Some heads like it quiet. Some like it loud.
      P People flap, hop or hum. It feels good.
      P Some talk with mouths. Some talk with hands.
      Q When it is loud, {Name} may feel ____.
      Q When it is calm, {Name} may feel ____.
      Q Today, {Name} may feel ____.
      H {helper} can make it quiet.
      H {helper} can show what comes next.
      H {helper} can wait a bit.
      H<helper> {helper} can sit near.
      T {he} can go to a calm place.
      T {he} can rock and hum.
      T {he} can show a picture.
      T<comforter> {he} can hug {comforter}.
      C<ears> {he} can say, "Hello, hum."
      C<ears> {he} can say, "Quiet, please."
      C<left> {he} can say, "I am made like me."
      C<topic> {he} can think about {topic}.
      A<ears> Hum goes the lamp. Off it goes. Now it is quiet. {Name is} autistic, and it is rest time.
      A<ears> Tick and hum and hush. Autistic ears can hear a lot. Now they can rest. Night-night, lamp.
      A<left> This hand, that hand. Both can hold a spoon. {Name is} autistic and at the table too. Yum!
    `),
    '4-5': script(`
      D<ears> There is a lamp that hums. Most people do not hear it. {Name is} autistic. Autistic people may hear, see or smell a lot. Some hear a bit less. It is the way a head is made.
      D<ears> {Name is} autistic. That is a word for how a head works. It may hear the lamp hum, and the fridge, and the rain. So a loud room can be too much. But a small thing, like a bug in the grass, gets seen.
      D<left> Some people draw with the left hand. Some draw with the right. {Name is} autistic, and it is a bit like that. People are made so, and nobody did it to them. It is not an illness, and nobody needs to mend it.
      P No two autistic people are the same. One talks a lot, and one talks with pictures. One loves mud, and one does not.
      P Other people may not know why hands flap. They may not know why ears need a rest. They can be told.
      P Lots of people like a plan. It is good to know what comes next.
      Q In a loud room, {Name} may feel ____.
      Q With the word "autistic", {Name} may feel ____.
      Q In a quiet place, {his} body may feel ____.
      H {helper} can turn off the lamp that hums.
      H {helper} can say what comes first and what comes next.
      H {helper} can wait, so that there is time to think.
      H<helper> {helper} can tell others what helps {Name}.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      T {he} can show a card or a hand for "too loud".
      T {he} can rock, hum or flap. It can feel good.
      T {he} can go to a quiet place.
      T<comforter> {he} can hold {comforter} in a loud place.
      T<quiet> {he} can spend some time {quiet}.
      C<ears> {he} can say, "My ears need a rest."
      C<ears> {he} can think, "I hear you, little lamp."
      C<left> {he} can say, "I am made this way."
      C<topic> {he} can tell somebody all about {topic}.
      A<ears> The lamp is off, and the room is quiet. Autistic ears can rest now. They heard a lot today. Some of it was loud. Some of it was good to hear.
      A<ears> Some things may be too loud for {Name}. Others are just right. That is good to know. Autistic people do best in a place that fits them. So do all the others.
      A<left> A left hand and a right hand can build one tower. Autistic or not, all kinds of heads are needed. The tower is high now. It may fall, and that is fine too.
    `),
    '6-7': script(`
      D<ears> In many rooms there is a lamp that hums, and hardly anyone hears it. {Name is} autistic. Autistic people may hear such a hum, or see each dot on a wall. Others get less from a sound or a touch than most people do. It is how their brains were made, before they were born. It is not an illness.
      D<left> About one person in ten writes with the left hand. Nobody taught them, and nobody did it to them. {Name is} autistic. That is also a way in which people are made. It means that a head sorts sounds, words and plans in its own way. Scissors for right hands are hard for left hands. That is not the fault of the hands.
      D<radio> What does the word mean? {Name is} autistic, and may like to know. Most heads leave out a lot of what goes on. An autistic head may let in all of it at once. There is the hum, the light and the words. That can be too much. Such a head can also find what others walk past.
      P People who are not autistic do not know what it is like. They may think that somebody is not listening. Some people hear best when they look out of the window.
      P Autistic people are not all alike. One knows all about trains, and one paints. One talks, and one types. They may not even like each other.
      P Many people rock, hum or turn a thing in their hands. It helps a body to settle. Some stare at it, because they do not know that.
      P When a plan changes without a word, many autistic people feel it all over. Others may not see why. A plan that can be seen helps, and so do plain words.
      Q With this word, {Name} may feel ____. It can be more than one thing.
      Q In a loud hall, {his} body may feel ____.
      Q When a plan is changed, {Name} may feel ____.
      H {helper} can change what is too loud or too bright. ~ It is easier to change a room than a person.
      H {helper} can make a plan of the day with {him}. ~ It is good to see what comes next.
      H {helper} can ask {him} who may know the word. ~ It belongs to the person it is about.
      H<helper> {helper} can read about it with {him}, a bit at a time. ~ There are books by autistic people.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      T {he} can use a sign for "too much". ~ A sign works even when words are gone.
      T {he} can take a break before it is too much. ~ A short rest early is better than a long one late.
      T {he} can say which words fit and which do not. ~ Nobody knows that better.
      T<comforter> {he} can keep {comforter} near in loud places. ~ It is something known.
      T<quiet> {he} can spend some time {quiet}. ~ Heads need a rest from all that comes in.
      C<ears> {he} can think, "It is the lamp, and I can go."
      C<left> {he} can think, "It is the scissors, not the hand."
      C<radio> {he} can say, "That is too much at once, please."
      C<topic> {he} can think about {topic} and all there is to know.
      A<ears> The lamp hums on, and somebody may come and fix it. Then more people notice that it is quiet. What helps autistic people is often good for others too. A head that takes in a lot can have a rest at home.
      A<left> There are scissors for left hands now. Somebody thought of them. Things can be made to fit autistic people as well, one after the other. {Name} may know what to begin with.
      A<radio> In the evening, less comes in. There is one lamp, one blanket and one thing to think about. {Name is} autistic today, and was so yesterday. Now there is a word for it.
    `),
    '8-10': script(`
      D<radio> Most brains work like a radio that plays one station and drops the rest. They do not report the hum of the lamp or the seam of a sock. {Name is} autistic, which means that {his} brain sorts things by other rules. More stations may come in at once, or different ones. That makes some places exhausting, such as canteens. It is also why an autistic person may find the one wrong number on a page.
      D<left> {Name is} autistic, and that has something in common with being left-handed. For a long time, left-handed children were made to write with the right. Then people understood that there was nothing to correct. Being autistic is a way in which a brain is built, from before birth. It needs other scissors now and then. It does not need to be repaired.
      D<map> Two people meet, and each has grown up with another map. {Name is} autistic, so {his} map may show details, patterns and exact words. Another shows rules that nobody says aloud, such as how long to look at a face. When the two get lost, people tend to blame one of them. In truth they both misread.
      D<coat> Some people spend the school day in a coat that nobody can see. {Name is} autistic, and for many autistic people the coat is made of small efforts. They keep the hands still, look at faces and laugh when others laugh. It is called masking. It works, and it is as tiring as running. When the coat comes off at home, everything that was under it may come out at once.
      P People who are not autistic often think that they understand autistic people. Studies show that they are not especially good at it. It goes both ways, and asking works better than guessing.
      P Some classmates will be curious, and some will have wrong ideas from a film. There is no duty to teach them about it. One clear sentence is usually enough, and a book can do the rest.
      P Autistic people can be chatty, silent, funny, strict, musical or none of these. Knowing one of them means knowing exactly one. Most of them are tired of being compared.
      P Adults may have been worried about this word and looked up too much at night. They wanted to know what helps. The person to ask is often in the next room.
      Q Hearing the word "autistic", {Name} might feel ____. Relief is possible, and so is "So what?"
      Q In a place where too much comes in, {Name} might notice ____.
      Q After a day of trying to be like the others, {Name} might feel ____.
      H {helper} can change the room before asking anybody in it to change. ~ It is less work to swap a lamp than a person.
      H {helper} can tell the school what helps, after asking what may be told. ~ The information belongs to the person it is about.
      H {helper} can say things exactly as they are meant. ~ Clear words are polite.
      H<helper> {helper} can find something written by an autistic person. ~ Autistic people are the experts.
      H<adult> {helper} can help by {adult}. ~ It has worked before.
      T {he} can make a list of what drains a day and what fills it up again. ~ It is useful on both kinds of day.
      T {he} can agree on a sign that means "break, now". ~ It works when words have gone.
      T {he} can decide who gets to know the word, and when. ~ There is no hurry about it.
      T<comforter> {he} can keep {comforter} in a pocket or a bag. ~ Something familiar weighs little.
      T<quiet> {he} can spend an hour {quiet} after school. ~ Sorting so much is work.
      T<activity> {he} can spend some time {activity}. ~ Going deep into something is a good rest.
      C<radio> {he} can think, "Too many stations, and I may switch off."
      C<left> {he} can think, "Nothing to correct, just other scissors."
      C<map> {he} can say, "I mean it the way I say it."
      C<topic> {he} can think about {topic}, as deeply as {he wants}.
      C<coat> {he} can think, "Coat on the hook, nothing to be until supper."
      A<radio> Late in the day the stations go quiet, one after the other. What stays is the thing that is truly interesting. {Name is} autistic, which was so before anybody had said it. The word is only a handle, so that the right things can be asked for. It can be used, or left in the drawer for a while.
      A<left> In shops there are now scissors, guitars and tin openers for left hands. They were made once people stopped correcting and began to ask. Things are changing for autistic people as well, slowly and not everywhere. It helps when somebody can say what fits.
      A<map> Two people with two maps know more about a town than one. It takes some patience and a good many questions. {Name} has a right to a map that is {his} own, and to company on the way. Autistic people have walked here before, and some of them have drawn their maps.
      A<coat> A coat can be worn for fewer hours. It can be left open at playtime, with one friend or in a quiet room at school. Autistic people tend to find out slowly where that is possible. At home it can be dropped on the floor, and nobody needs to say a word about it.
    `),
    '11+': script(`
      D<letter> There is a word, and {Name} may have met it in a report, on the internet or in a corridor: autistic. It describes a brain that has been built to a different plan since before birth. It is not an illness, and it says nothing about intelligence. Around one or two people in a hundred share it. What they have in common is smaller than most people imagine, and what they need from their surroundings is often surprisingly simple.
      D<radio> Most brains are lazy in a useful way, because they drop most of what the senses send. {Name is} autistic, and an autistic brain drops less or drops other things. A supermarket can be too much by far, and a pattern can be plain that nobody else has seen. This explains some things that may have looked like moods. It also explains why a day of holding everything together can end in an evening of nothing at all.
      D<map> Conversation runs on rules that nobody has written down. People who are not autistic pick them up by copying, and then believe that they are natural. {Name is} autistic, and may have learnt them as one learns the streets of a foreign town, by getting lost in it. That takes more effort and produces a better understanding of the town. When two such people fail to understand each other, it is a meeting of two maps, and neither of them is wrong.
      D<coat> There is a way of getting through a school day that leaves no trace until four o'clock. {Name is} autistic, and may know it well: copying the tone, watching the face, holding the hands still, laughing a fraction late. Researchers call it masking. It resembles wearing a heavy coat indoors, in that nobody else can feel the weight. Taking it off at home is seldom graceful, and what looks like a temper is often the coat hitting the floor.
      P Researchers used to say that autistic people cannot read others. Later somebody checked the other direction, and it turned out that others cannot read autistic people either. It is called the double empathy problem. It makes for a fairer description of most misunderstandings.
      P Parents often arrive at this word after years of forms and bad nights. They may be relieved, guilty and eager all at once, and they may talk about it too much. They can be told to slow down.
      P Friends may say "but you do not look it", and they mean it as a compliment. What they have seen is often effort. Hiding costs more than it shows, and it is paid for later in the day.
      P Autistic people argue about words as much as anyone. Some say "autistic person", some prefer another word, and some want no word at all. The person concerned decides.
      Q Looking at the word, {Name} might feel ____. Recognition, annoyance and relief are all frequently reported.
      Q In a corridor between two lessons, {Name} might notice ____.
      Q After hours of seeming like everyone else, {Name} might feel ____.
      H {helper} can start with the surroundings, such as light, noise and notice of changes. ~ Adjustments to a room rarely hurt anyone's pride.
      H {helper} can leave it to {him} which people are told. ~ It is personal information, like a diary.
      H {helper} can look for autistic adults to listen to, in books or in person. ~ Professionals know about it, and autistic people know it from inside.
      H<helper> {helper} can say things plainly, and accept a plain answer. ~ It is restful for both sides.
      H<adult> {helper} can help by {adult}, and take a no for an answer. ~ It has a good record.
      T {he} can write two lists, of what uses energy and what gives it back. ~ Planning a week becomes a matter of arithmetic.
      T {he} can ask the school for one adjustment and test it for a month. ~ Requests are granted more readily in the singular.
      T {he} can leave a place before it is too much, without giving reasons. ~ "Excuse me, back in ten" is complete.
      T<comforter> {he} can keep {comforter} to hand. ~ Familiar things do their work silently.
      T<quiet> {he} can spend an hour {quiet} after school. ~ A system that takes in so much needs time to sort it.
      T<activity> {he} can give {activity} the time it asks for. ~ Depth is a strength, and it is also a rest.
      C<letter> {he} can think, "It is a description, and I hold the pen."
      C<radio> {he} can think, "Too much is coming in, and there is a door."
      C<map> {he} can say, "I meant that literally."
      C<topic> {he} can think about {topic}, to any depth.
      C<coat> {he} can think, "It was the coat that was heavy."
      A<letter> A word cannot change who somebody has been all along. It can explain some of it, open a few doors and save a number of arguments. {Name is} autistic, and will find out which parts of the usual description fit and which were written about someone else. There is no date by which this needs to be finished.
      A<radio> By evening fewer signals come in, and whatever was interesting this morning is still interesting. Being autistic is not a part that could be taken out, like a battery. It runs through the jokes, the loyalties and the dislike of certain jumpers. It is possible to be tired of it on a Thursday and to recognise oneself in it on a Friday.
      A<map> The unwritten rules will not be published in the near future, so asking remains the best method. Some people find an autistic person's directness refreshing, and they make good company. Others will need longer. A map that shows different things is still a map, and there are people who will be glad to see it.
      A<coat> Some people manage with a lighter coat, or with a room at school in which it can be left on a chair. It takes one adult who knows, and a sentence or two that autistic people have used before. Whether it is worn at all is a private decision. At home there is a hook, some quiet and no audience.
    `),
  },
};

/**
 * A child hears that there is a word for how its own head works: autistic. Told as many autistic adults would have wished
 * to be told: a way of being, with strong sides and needs; no illness, nobody's fault, nothing to be cured or hidden. The
 * word is the family's; this frame is told only where they speak of it or choose it.
 */
export const beingAutistic: Frame = withScenes(
  own,
  whyASmallGroup,
  whomToTell,
  askedAboutEarDefenders,
  builtThisWay,
  aWordToTell,
);
