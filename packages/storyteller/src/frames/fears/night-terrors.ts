import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { bellOnADoor } from './bell-on-a-door.ts';

/** A brother, sister or friend whose night it is: "his sister screams in her sleep", "her brother's night terrors". */
const OTHER = String.raw`\b(?:brother|sister|sibling|twin|cousin|friend)(?:'s|s)? (?!(?:\w+ ){0,2}?(?:film\w*|record\w*|video\w*|teas\w*|laugh\w*|told|tells?|showed) )(?:\w+ ){0,2}?(?:\(\d+\) )?(?:\w+ ){0,4}?(?:has|have|gets?|having|night terrors?|sleep[- ]?(?:walk|talk)\w*|screams?|shouts?|walks?|talks? in|yells?|thrash\w*)\b(?<!\b(?:told|tells|says to) (?:him|her|them) (?:that )?(?:he|she|they) \w+)`;
/** The child's own night, in which this was heard or seen. */
const own = (heard: string): RegExp => new RegExp(`^(?![^]*${OTHER})[^]*?(?:${heard})`, 'i');
const other = (heard: string): RegExp => new RegExp(`(?=[^]*${OTHER})^[^]*?\\b(?:${heard})`, 'i');

const frame: Frame = {
  id: 'night-terrors',
  name: 'Sleepwalking and night terrors',
  says: [
    'night terrors',
    'sleepwalking',
    'he sleepwalks',
    'screams in his sleep and does not know me',
    'sits up screaming with her eyes open, remembers nothing',
    'walks around the house asleep',
    'found her in the kitchen at midnight, asleep',
    'talks in his sleep and his brother laughs at him',
    'embarrassed about sleepwalking before the school trip',
    'sleepover and she sleep walks',
    'thrashes about in his sleep and pushes me away',
    'he weed in the wardrobe while sleepwalking',
    'scared because we told him he sleepwalks',
    'worried that she walks out of the door asleep',
    'night terrors every night at ten',
    'shouts in the night and does not remember',
    'her brother has night terrors and it frightens her',
    'nite terrors',
    'sleep walking and night terors',
    'mumbles and laughs in her sleep',
    'he asks what happens to him at night',
    'woke up on the stairs and did not know how he got there',
    'screams an hour after falling asleep',
    'pavor nocturnus',
  ],
  claims: {
    strong: [
      'night terror',
      'night terrors',
      'nite terrors',
      'sleep terror',
      'sleep terrors',
      'sleepwalk',
      'sleepwalks',
      'sleepwalking',
      'sleepwalked',
      'sleepwalker',
      'sleep walking',
      'sleep walks',
      'sleep walk',
      'walks in sleep',
      'walk in sleep',
      'walking in sleep',
      'walks in his sleep',
      'walks in her sleep',
      'walks around asleep',
      'walk around asleep',
      'walks around the house asleep',
      'talks in his sleep',
      'talks in her sleep',
      'talk in sleep',
      'talking in his sleep',
      'talking in her sleep',
      'sleep talking',
      'sleep talks',
      'screams in his sleep',
      'screams in her sleep',
      'screaming in his sleep',
      'screaming in her sleep',
      'shouts in his sleep',
      'shouts in her sleep',
      'scream asleep',
      'screaming with her eyes open',
      'screaming with his eyes open',
      'screams with eyes open',
      'eyes open screaming',
      'eyes open but asleep',
      'thrashing in his sleep',
      'thrashing in her sleep',
      'thrashes in his sleep',
      'thrashes in her sleep',
      'mumbles in her sleep',
      'mumbles in his sleep',
      'doesnt remember screaming',
    ],
    cues: [
      'residential',
      'sleepover',
      'camp',
      'asleep',
      'eyes open',
      'remember',
      'midnight',
      'scream',
      'thrash',
      'wander',
      'landing',
      'morning',
    ],
    not: ['walks to sleep', 'cries herself to sleep', 'cries himself to sleep', 'bad dream', 'bad dreams'],
  },
  topicWords: ['sleep', 'asleep', 'night', 'awake'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'adult', 'thing'],
  facts: [
    'In the first hours of the night sleep is deepest; now and then one part of the brain half wakes while the rest sleeps on.',
    'Then a child may sit up, shout, talk or walk with open eyes, does not know people, and remembers nothing.',
    'It is not a dream and not done on purpose; it is common between about four and twelve and nearly everyone grows out of it.',
    'It runs in families, and there is more of it in tired weeks, with a fever or when something is new.',
    'Waking somebody is not needed; a calm voice and a hand that leads back to bed are enough.',
    'Grown-ups make it safe: doors and windows locked, stairs with a gate or a light, a floor without toys.',
    'Enough sleep and the same bedtime make it rarer; a doctor can help when it happens most nights.',
    'Talking asleep is harmless and seldom means anything.',
  ],
  threads: {
    morning: 'breakfast, at which one person knows something that another has slept through',
    half: 'a brain that is half awake and half asleep',
    walk: 'feet that go for a walk without their owner',
    shout: 'a voice that is loud while its owner sleeps',
    talk: 'words from a sleeper that make no sense',
    hears: 'a shout in the night, and somebody in another bed who hears it',
    sees: 'steps in the night that somebody else makes asleep',
  },
  // Told of a brother's or sister's night, nothing is said of the child's own.
  threadCues: {
    morning: own('.'),
    half: own('.'),
    walk: own(
      String.raw`\b(?:sleep[- ]?walk\w*|walk(?:s|ed|ing)? (?:\w+ ){0,5}(?:asleep|sleep)|wander\w*|found (?:him|her|them) (?:in|on|at|by)|(?:wees?|weed|pees?|peed|weeing|peeing) in)\b`,
    ),
    shout: own(String.raw`\b(?:terr?ors?|scream\w*|shout\w*|yell\w*|thrash\w*|kick\w*)\b`),
    talk: own(
      String.raw`\b(?:sleep[- ]?talk\w*|talk(?:s|ed|ing)? (?:\w+ ){0,3}sleep|mumbl\w*|laugh(?:s|ing) in (?:his|her|their) sleep)\b`,
    ),
    hears: other('terr?ors?|scream\\w*|shout\\w*|yell\\w*|talk\\w*|thrash\\w*|has them|night'),
    sees: other('sleep[- ]?walk\\w*|walk\\w*|wander\\w*'),
  },
  // What may happen on a night away is what the worry is about.
  decidedBy: [
    /\bsleep[- ]?(?:walk|talk)\w*|\b(?:walk|talk)(?:s|ing|ed)?(?: and (?:walk|talk)(?:s|ing|ed)?)?(?: around| about)? in (?:his|her|their) sleep\b/i,
  ],
  onlyWhenSaid: ['walk', 'shout', 'talk', 'hears', 'sees'],
  tellsAlone: ['hears', 'sees'],
  roles: {
    sleeper: {
      fallback: { text: 'the other child' },
      cues: [
        { match: /\bbrother\b/i, phrase: { text: '{his} brother', gender: 'm' } },
        { match: /\bsister\b/i, phrase: { text: '{his} sister', gender: 'f' } },
        { match: /\btwin\b/i, phrase: { text: '{his} twin' } },
        { match: /\bcousin\b/i, phrase: { text: '{his} cousin' } },
        { match: /\bfriend\b/i, phrase: { text: '{his} friend' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'In the Night' },
      { text: 'Asleep in the Night' },
      { text: 'Steps in the Night', thread: 'sees' },
      { text: 'Good Morning, What a Night', thread: 'morning' },
      { text: 'Asleep and Not Asleep', thread: 'half' },
      { text: 'Half Awake', thread: 'half' },
      { text: 'Feet That Walk Asleep', thread: 'walk' },
      { text: 'Back to Bed, Feet', thread: 'walk' },
      { text: 'A Loud Sleep', thread: 'shout' },
      { text: 'Words From a Pillow', thread: 'talk' },
      { text: 'Talk in the Night', thread: 'talk' },
      { text: 'A Head That Mixed It All', thread: 'talk' },
      { text: 'A Shout in the Night', thread: 'hears' },
      { text: 'Loud Sleep', thread: 'hears' },
      { text: 'In the Night, in the Morning' },
    ],
    older: [
      { text: 'In the Night' },
      { text: 'What the Night Was Like' },
      { text: 'Whose Steps Are Those?', thread: 'sees' },
      { text: 'Somebody Walking Asleep', thread: 'sees' },
      { text: 'Slept Through It', thread: 'morning' },
      { text: 'News at Breakfast', thread: 'morning' },
      { text: 'Half a Brain on Duty', thread: 'half' },
      { text: 'Not Quite Awake', thread: 'half' },
      { text: 'A Walk Without Its Owner', thread: 'walk' },
      { text: 'A Loud Kind of Sleep', thread: 'shout' },
      { text: 'Fast Asleep and Open Eyes', thread: 'shout' },
      { text: 'Sleep at Its Deepest', thread: 'shout' },
      { text: 'Said by a Sleeper', thread: 'talk' },
      { text: 'What Is Heard at Night', thread: 'hears' },
      { text: 'In the First Hours of the Night' },
    ],
  },
  benefits: [
    'Explains what a half-awake brain does, without making it strange.',
    'Says that it is done by nobody on purpose, and that the grown-ups look after the doors.',
    'Leaves it to {name} how to feel about something that was slept through.',
  ],
  talk: {
    young: [
      'Who is awake in the night in this story, and who is asleep?',
      'How does it feel to hear about it in the morning?',
      'Shall we look at the floor by the bed and make it clear?',
    ],
    older: [
      'What does a brain do when it is half awake?',
      'Which word went into the blank?',
      'Shall we decide together who is told about it, and how?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'night',
    pose: 'sleep',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['moon', 'pillow'],
  },
  text: {
    '2-3': script(`
      D<morning> Good morning, {Name}! The night is over. {Name} slept and slept. A grown-up was awake a bit.
      D<half> It is night. {Name is} asleep. Some sleep is quiet. Some sleep is loud. A body can do things in sleep.
      D<half> Shh, it is night. {Name} sleeps. A leg can move in sleep. A mouth can talk in sleep.
      D<walk> Tap, tap, tap. Two feet walk at night. {Name is} still asleep. The feet do not know the way.
      D<shout> Waa! It is loud in the night. {Name is} still asleep. Sleep can be loud. Then it gets quiet.
      D<talk> Hum, hum, hum. Who talks at night? {Name} talks in sleep. The words are all mixed.
      D<hears> Waa! {Name} hears it in the night. It is {sleeper}. The eyes look open. It is still sleep.
      P Grown-ups can be loud in sleep too. They snore.
      P The one who sleeps does not know. The grown-ups know.
      P Many children do this in the night.
      P<hears> {sleeper} is asleep. In the morning it is all gone.
      P<hears> Loud sleep does not hurt. Grown-ups know that.
      Q In the morning, {Name} may feel ____.
      Q At bedtime, {Name} may feel ____.
      Q<hears> In a loud night, {Name} may feel ____.
      H {helper} can come and stay near.
      H {helper} can wait till it stops.
      H<walk> {helper} can shut the doors.
      H {helper} can tuck {him} in.
      H<hears> {helper} can come in soon.
      H<hears> {helper} can help the loud one.
      T {he} can wee before bed.
      T {he} can get a good-night hug.
      T<walk> {he} can pick up toys from the floor.
      T<comforter> {he} can hold {comforter} close.
      T<hears> {he} can stay in bed and call.
      T<hears> {he} can pull the blanket up.
      C<morning> {he} can say, "Good morning, all."
      C<half> {he} can say, "Night-night, legs. Night-night, mouth."
      C<walk> {he} can say, "Feet, stay in bed."
      C<shout> {he} can say, "Loud, and then quiet."
      C<talk> {he} can say, "Night-night, words."
      C<hears> {he} can say, "It is just loud sleep."
      C<topic> {he} can think about {topic}.
      A<morning> Good morning! The night is over. The bed was soft. Here is some breakfast.
      A<half> The night is for sleep. Quiet sleep, loud sleep. A grown-up is near. Then comes the morning.
      A<walk> A hand comes. The feet go back to bed. The bed is warm. Good night, feet.
      A<shout> Loud, loud, quiet. A grown-up is there. It is all quiet now. Good night.
      A<talk> The words stop. Now it is a quiet night. Good night, words.
      A<hears> Loud, loud, quiet. {sleeper} is asleep. It is night again. Good night, both.
      D<sees> Tap, tap, in the night. {Name} may hear it. It is {sleeper}. The eyes look open. It is still sleep.
      P<sees> Grown-ups know about it. They shut the doors.
      P<sees> In the morning it is all forgotten.
      Q<sees> Hearing steps, {Name} may feel ____.
      H<sees> {helper} can come soon.
      T<sees> {he} can call a grown-up.
      C<sees> {he} can say, "Just walking sleep."
      A<sees> Tap, tap, back to bed. A grown-up did that. Now all sleep. Night-night.
    `),
    '4-5': script(`
      D<morning> In the morning there is toast. {Name} has slept all night. "You were busy in the night," says a grown-up. The sleeper does not know of it, because the head was asleep.
      D<half> At night most of {Name} goes to sleep at once. Sometimes one bit stays half awake. Then a body can sit up, or talk, or move about. The eyes may be open, but the head is asleep.
      D<half> Sleep is deep at the start of the night. {Name is} fast asleep then. Now and then a body wakes up by half. It does a thing or two, and then it sleeps on.
      D<walk> In the night two feet get out of bed. They walk to the door. It looks as if {Name is} awake, but the head is asleep. Feet that walk in sleep need a hand to lead them.
      D<shout> It is night, and there is a loud shout. {Name} is sitting up in bed. The eyes are open, but it is sleep. It is not a dream, and soon it is over.
      D<talk> In the night somebody says, "Put the hat on the soup." It is {Name}, fast asleep. A mouth can talk while the head sleeps. The words come out all mixed.
      D<hears> In the night there is a shout, and {Name} wakes up. {sleeper} is sitting up in bed. It looks like being awake, but it is sleep. The shouting stops by itself after a while.
      P It can happen to a lot of children. It can happen to grown-ups too. They find out at breakfast.
      P Nobody does it on purpose. That is why nobody is cross about it. The grown-ups know it is just sleep.
      P<walk> Grown-ups look after the night. They shut the front door and put a light by the stairs. That is their job.
      P<hears> {sleeper} does not know of it in the morning. It is all gone by then.
      P<hears> A sleeper like that does not hear well. That is why calling does not help much. Waiting helps.
      Q When {Name} hears about it in the morning, it may feel ____.
      Q At bedtime, {Name} may feel ____.
      Q Thinking of the night, {his} tummy may feel ____.
      Q<hears> When there is a shout at night, {Name} may feel ____.
      Q<hears> When it is quiet again, {Name} may feel ____.
      H {helper} can come and wait till it is over. ~ There is no need to wake up.
      H<walk> {helper} can come and lead {him} back to bed. ~ A quiet voice is enough.
      H<walk> {helper} can see that the doors are shut. ~ Then the night is in good hands.
      H {helper} can start bedtime a bit early. ~ A rested head sleeps more quietly.
      H<adult> {helper} can help at bedtime by {adult}. ~ It has helped before.
      H<hears> {helper} can come and sit with the loud sleeper. ~ It is a job for a grown-up.
      H<hears> {helper} can come and say that it is just sleep. ~ It is good to hear a voice.
      T {he} can have a book and a hug before bed.
      T<walk> {he} can help to clear the floor before bed.
      T {he} can go for a wee before sleep.
      T {he} can ask, "What did I do?" or not ask.
      T<comforter> {he} can take {comforter} to bed.
      T<quiet> {he} can spend some time {quiet} before bed.
      T<hears> {he} can call a grown-up and stay in bed.
      T<hears> {he} can turn to the wall and count to five.
      C<morning> {he} can say, "I was asleep. What did I miss?"
      C<half> {he} can say, "Night-night, all of me."
      C<walk> {he} can say, "Feet, the bed is your place."
      C<shout> {he} can think, "It was loud, and I was asleep."
      C<talk> {he} can say, "Hat on the soup, and good night."
      C<hears> {he} can think, "That is loud sleep. It stops."
      C<topic> {he} can lie still and think about {topic}.
      A<morning> The night is over, and the toast is warm. It is okay to laugh about the night. It is okay not to laugh, too. There is jam on the table.
      A<half> The half that was awake lies down again. Then all of the body sleeps. The night goes on, and a grown-up is near. In the morning everyone wakes up all the way.
      A<walk> A hand comes, and the feet go back. They get warm under the blanket. In the morning they are rested. Feet have a whole day to walk when they are awake.
      A<shout> The shout stops, and the head lies down. It was loud sleep, and now it is quiet sleep. A grown-up stayed till the end. In the morning there is a day.
      A<talk> The soup can do without a hat. The words are gone, and the sleep goes on. At breakfast somebody may ask about the hat.
      A<hears> Now it is quiet. {sleeper} lies down and sleeps on. Sleep can be loud for a bit, and then it is over. Two beds, two pillows, and the night goes on.
      D<sees> In the night there are steps, and {Name} may wake up. {sleeper} is walking about. It looks like being awake, but it is sleep. A grown-up can lead the feet back to bed.
      P<sees> A sleepwalker does not know about it. It is not done to scare people.
      P<sees> The grown-ups look after the doors at night. It is not a job for a child.
      Q<sees> When there are steps at night, {Name} may feel ____.
      Q<sees> When the steps are over, {Name} may feel ____.
      H<sees> {helper} can lead the sleepwalker back. ~ It takes a soft hand.
      H<sees> {helper} can say how the doors are shut. ~ Then nobody needs to wonder.
      T<sees> {he} can call out and stay in bed.
      T<sees> {he} can turn over and hug a pillow.
      C<sees> {he} can think, "Those are sleeping feet."
      A<sees> The steps go back, and the bed is warm. In the morning it is all forgotten. One person has seen it and may tell about it. Then both have breakfast, and the night is over.
    `),
    '6-7': script(`
      D<morning> Sometimes {Name} hears at breakfast what happened in the night. It is odd to be told. Everyone else seems to know something, and the sleeper slept through it. A brain that is deep asleep does not write things down. That is why there is nothing to remember.
      D<half> A brain does not fall asleep like a lamp that goes out. It has many parts, and each has its own time. When sleep is deep, one part of {Name} may wake up by half. Then a body can sit up, talk or walk. The rest sleeps on and knows nothing of it.
      D<half> There are two kinds of awake. One is all awake, with thinking and talking sense. The other is half awake, and {Name} may know it from hearing about it. The eyes are open then, but the head is asleep. It lasts some minutes, and then all of it sleeps again.
      D<walk> Sleepwalking sounds like something from a book. It is more ordinary than that. In the night the part of {Name} that knows how to walk is awake. The part that knows where to go is asleep. So the feet set off, and they end up in odd places.
      D<shout> In the first hours of the night, sleep is deep. Now and then a body gets an alarm in the middle of it. {Name} may sit up and shout with open eyes, fast asleep. It is called a night terror. In the morning there is nothing of it in the head.
      D<talk> People can talk in their sleep. {Name} does it, or so the others say. The part that makes words is half awake. The part that makes sense is asleep. So a sleeper may ask for a blue spoon. Or it is about a bus that is too soft.
      D<hears> In the middle of the night there is a shout, and {Name} wakes up. {sleeper} is sitting up with open eyes. It looks as if something terrible were there. But {sleeper} is asleep, and it is not even a dream. It is a half-awake minute, and it ends by itself.
      P This is common between four and twelve. In many families a grown-up did the same as a child. They can be asked about it.
      P Nobody does it on purpose, and nobody can be blamed for it. It would be like being blamed for a sneeze.
      P The grown-ups know what to do. They do not shake a sleeper awake. They lead, they wait, and they check the doors.
      P Others may find it funny, and laugh. For somebody who was asleep, that can be strange to hear. It is fine to say so.
      P<hears> {sleeper} does not suffer as it sounds. The body is in alarm, but nobody is at home to be afraid. In the morning there is nothing to tell.
      P<hears> A half-awake person does not know anybody. A friend may be pushed away. That is not meant, because nobody there can mean anything.
      Q On hearing about the night, {Name} may feel ____.
      Q At bedtime, {Name} may feel ____. It may be nothing much.
      Q When others talk about it, {his} face may feel ____.
      Q<hears> When the shout comes, {Name} may feel ____.
      Q<hears> When it is quiet again, {his} heart may feel ____. It often takes a minute.
      H {helper} can sit there till all of {him} is asleep. ~ Waking up all the way is not needed.
      H<walk> {helper} can lead {him} back to bed with a quiet voice. ~ Waking up all the way is not needed.
      H<walk> {helper} can lock the doors and put a light by the stairs. ~ The night watch is a grown-up's job.
      H {helper} can talk with {him} about who is told. ~ It is news about {him}.
      H {helper} can move bedtime a bit earlier. ~ Tired brains do this more often.
      H<adult> {helper} can help in the evening by {adult}. ~ Calm evenings make deep, quiet sleep.
      H<hears> {helper} can sit with the shouting sleeper until it is over. ~ That is a job for a grown-up.
      H<hears> {helper} can come by afterwards and stay a while. ~ Whoever woke up from it needs somebody too.
      T {he} can go to bed a little earlier on tired days. ~ A rested brain sleeps more quietly.
      T<walk> {he} can pick up what lies on the floor before bed. ~ It makes a clear path at night.
      T {he} can go to the toilet last thing. ~ A full body sleeps less deeply.
      T {he} can ask to hear it all, or just a bit. ~ Both are fine.
      T<comforter> {he} can take {comforter} to bed. ~ It sleeps through the night as well.
      T<quiet> {he} can spend some time {quiet} before bed. ~ A calm brain sleeps more quietly.
      T<hears> {he} can call for a grown-up and stay in bed. ~ One person awake is enough.
      T<hears> {he} can hum until it is over. ~ It is mostly a few minutes.
      C<morning> {he} can say, "I was there, but I was asleep."
      C<half> {he} can think, "Half of me was on a break."
      C<walk> {he} can think, "My feet were out. I was not."
      C<shout> {he} can think, "My alarm rang, and I slept through it."
      C<talk> {he} can say, "The bus is too soft. Good to know."
      C<hears> {he} can think, "Loud sleep. It stops by itself."
      C<topic> Before falling asleep, {he} can think about {topic}.
      A<morning> So the night had two parts, one to sleep and one to hear about. Both are over by breakfast. It may happen again, and most children grow out of it. Somebody passes the jam.
      A<half> After some minutes the half that was awake goes to sleep as well. It knows the way. In the morning all of the brain is awake at once. That is when it can choose what to do.
      A<walk> Somebody leads the feet back, and the bed is still warm. There was no walk to remember, only one to hear about. At night the doors are looked after. By day the feet belong to their owner again.
      A<shout> The alarm stops as it began, all by itself. Then comes quiet sleep, which is the longer part of the night. Somebody sat there until it was over. Most children need that less each year.
      A<talk> By morning the blue spoon is forgotten. A sleeper does not mean what a sleeper says. It can be a good joke at breakfast, if the sleeper likes it. And the bus is as hard as before.
      A<hears> Then it is over, and {sleeper} sleeps on. It sounded worse than it was. In the morning one of the two knows about it. The other one wants toast. Now the night can go on.
      D<sees> There are steps in the night, and {Name} wakes up. {sleeper} goes by with open eyes and says nothing. It can look like a person in a film. In sleepwalking the feet are awake and the head is asleep. Many children do it for some years.
      P<sees> A sleepwalker is not in a dream and is not pretending. In the morning there is nothing to remember.
      P<sees> The grown-ups know about the doors and the stairs. They have locks and lights for that, and it is their job.
      Q<sees> When the steps come, {Name} may feel ____.
      Q<sees> In the morning, {Name} may feel ____. It is odd to know more than the other one.
      H<sees> {helper} can come and lead the sleepwalker to bed. ~ Waking is not needed.
      H<sees> {helper} can see to the front door. ~ Then nobody else needs to think of it.
      T<sees> {he} can call a grown-up and stay where {he is}. ~ That is all there is to do.
      T<sees> {he} can ask how the doors are kept shut. ~ Knowing it helps at night.
      C<sees> {he} can think, "The feet are up, the head is asleep."
      A<sees> The steps come back, and a bed creaks. One of the two has slept through it all. Tomorrow it may be told at breakfast, kindly. Now it is night for everyone.
    `),
    '8-10': script(`
      D<morning> There are not many things that everybody in a house knows about a person except the person. This is one of them. {Name} may hear at breakfast about a night that {he} slept through. The part of the brain that stores memories was off at the time. So it is no use trying to remember, and there is nothing wrong with that memory either.
      D<half> Sleep is not one thing. In the first hours it is so deep that a brain can hardly get out of it. Now and then one part tries, and {Name} may sit up, talk or walk with open eyes. Measured with wires, one half of such a brain looks awake and the other half looks fast asleep. Scientists call it a partial waking, and it is over in minutes.
      D<half> Dolphins sleep with half of the brain at a time, because they need to come up for air. People sleep with all of it. But for a few minutes {Name} may come close to dolphins, with eyes open and the thinking part asleep. It happens in deep sleep, mostly before midnight, and it is over in minutes. Dolphins do it better.
      D<walk> A sleepwalker is not walking in a dream. The dreaming comes later in the night, when the muscles are switched off. {Name} may walk out of the deepest sleep, with eyes that see the chair and a mind that is away. That is why sleepwalkers rarely bump into things and often go to silly places. One in several children has done it at least once.
      D<shout> A night terror looks dramatic and feels like nothing. Somebody who watches sees a person shout, sweat and stare. Inside, {Name is} asleep, and not even dreaming. The alarm of the body has gone off in the deepest sleep, and nobody is at home to hear it. After some minutes it stops, and the night goes on.
      D<talk> Nearly everybody has talked in their sleep at some time. {Name} may be known for it at home. The part of the brain that makes sentences wakes up, and the part that checks them does not. Researchers have sat beside beds and written down thousands of such sentences. Quite a lot of them are "no", and hardly any of them mean a thing.
      D<hears> It is hard to sleep in a house where somebody shouts at night. {Name} may wake up to it and see {sleeper} with open eyes that know nobody. Anyone would take it for terror. It is a half-awake minute out of deep sleep, and the one who shouts knows the least about it. It needs no help from the next bed, and it stops by itself.
      P It runs in families. Somewhere among the adults there may be one who once stood in a cupboard at night and greeted the coats. They tend to mention it only when asked.
      P Adults who see it find it eerie, and some of them try to wake the sleeper. Doctors who know about sleep advise against it. It takes long, and the one who is woken has no idea why everyone looks like that.
      P People tell such nights as funny stories. They may not notice that it is somebody else's story. Whoever it is about can decide who gets to hear it.
      P On trips and sleepovers there is mostly somebody else who snores, talks or walks. Leaders have seen all of it before. It helps them to know.
      P<hears> {sleeper} did not choose the hour or the volume. It would be odd to be thanked or blamed for it. Both would be news at breakfast.
      P<hears> Adults who deal with it look calm, because they know how it ends. They also lose sleep over it. That may be why mornings are short-tempered.
      Q On hearing about such a night, {Name} might feel ____. It is strange to be the only one who was not there.
      Q Before falling asleep, {Name} might feel ____.
      Q When somebody laughs about it, {Name} might notice ____. It may be two things at once.
      Q<hears> When it starts in the night, {Name} might feel ____. Annoyed is a possible answer.
      Q<hears> Afterwards, wide awake, {Name} might notice ____.
      H {helper} can wait beside {him} until it passes, without waking {him}. ~ A bored voice is enough.
      H<walk> {helper} can lead {him} back without waking {him}. ~ A hand on the shoulder and a bored voice are enough.
      H<walk> {helper} can see to doors, windows and stairs. ~ That is a matter for locks and not for willpower.
      H {helper} can tell it only to those who need to know. ~ It is private news.
      H {helper} can ask a doctor if it happens most nights. ~ It can be treated, and doctors do not find it odd.
      H<adult> {helper} can help in the evening by {adult}. ~ A settled evening makes a quieter night.
      H<hears> {helper} can take over when it begins. ~ Nobody else in the house is on duty.
      H<hears> {helper} can think about who sleeps where for a while. ~ Whoever was woken up needs sleep as well.
      T {he} can keep the same bedtime for two weeks, and note the nights. ~ Tired weeks tend to have more of them.
      T {he} can decide who hears about it and who does not. ~ It is private news, even if it is funny.
      T<walk> {he} can clear the floor and go to the toilet last thing. ~ Both make a night simpler.
      T {he} can tell one leader before a trip, in one sentence. ~ Then one person knows, and that is enough.
      T<comforter> {he} can take {comforter} to bed as usual. ~ The same things in the same order make sleep deeper.
      T<quiet> {he} can spend the last half hour {quiet}. ~ Brains that come in slowly settle better.
      T<hears> {he} can call an adult and turn over. ~ There is nothing else to do, and that is good to know.
      T<hears> {he} can ask for earplugs or a closed door. ~ It is unkind to nobody.
      C<morning> {he} can think, "I was asleep. I am the last to know."
      C<half> {he} can think, "One half was up. I will speak to it."
      C<walk> {he} can say, "I walk, I turn round, I sleep. That is all."
      C<shout> {he} can think, "The alarm rang, and nothing was wrong."
      C<talk> {he} can say, "I cannot comment on what I said."
      C<hears> {he} can think, "It looks awake, and it is asleep."
      C<topic> Before falling asleep, {he} can think about {topic}.
      A<morning> Most people grow out of it, and some keep it as a story to tell. The sleeping itself was done properly, as far as anyone can tell. At breakfast the night is over for everybody. The toast does not know anything about it.
      A<half> By morning both halves are awake at the same time and want breakfast. It happens less from year to year in nearly everyone. There is nothing to practise for it, and nothing in it to be embarrassed about. The night goes on, as nights do, and has its own way back to quiet.
      A<walk> The route is short, and it ends in bed. Somebody has seen to the doors, and the floor is clear. In most people the walks get rarer, and one day they have stopped without a farewell. The feet have had a good night either way.
      A<shout> Then the heart slows down, and quiet sleep takes over. It was hard for whoever watched, and easy for whoever slept. That is an unfair arrangement, and it is nobody's doing. With the years there tend to be fewer such nights.
      A<talk> What is said asleep does not count, and no one can be quoted on it. It gets less with the years, or it stays as a family joke for those who like it. After the sentence the night goes on. It rarely has a second one, and hardly ever an explanation.
      A<hears> In the morning {sleeper} knows nothing and asks why everyone is so tired. It is a fair question, and there is a fair answer. It sounded worse than it was, and nobody was to blame for it. Tonight may be a quiet night.
      D<sees> It is strange to meet somebody at night who is not there. {Name} may know it: {sleeper} stands in the hall with open eyes and gives no answer. Sleepwalkers come out of the deepest sleep. The part for walking is awake, and the part for thinking is off. They see chairs and do not see people. It looks eerie, and it is one of the commonest things that sleeping brains do.
      P<sees> Adults who have been told about it take care of doors, keys and stairs. It is a matter of locks, and not of anybody staying awake.
      P<sees> The sleepwalker is usually embarrassed on hearing of it. A plain report is easier to hear than a funny one.
      Q<sees> Meeting somebody like that at night, {Name} might feel ____.
      Q<sees> Lying awake and listening, {Name} might notice ____. Listening is tiring, and it is not a duty.
      H<sees> {helper} can see to the doors and say how it was done. ~ Then listening is no longer needed.
      H<sees> {helper} can take over when it happens. ~ A hand on a shoulder is enough.
      T<sees> {he} can call an adult and go back to bed. ~ That is the whole of the job.
      T<sees> {he} can ask for a bell on the door, so that an adult wakes up. ~ It spares other ears.
      C<sees> {he} can think, "Not awake, not my watch."
      A<sees> By morning one person has had a good night and the other has a story. It gets rarer with the years in nearly everyone. The doors have been seen to by people who are paid in breakfast. Sleep is for all of them.
    `),
    '11+': script(`
      D<morning> It is an odd position to be the only one in the house who was not present at one's own performance. {Name} may get a report over cereal, with gestures. The brain that gave it was in deep sleep, where no memories are stored, so there is nothing to confirm or deny. That can be funny, and it can be awkward, depending on the audience and the time of day. It says nothing about a person's character or hidden thoughts.
      D<half> It used to be thought that a brain is either asleep or awake. Recordings have shown that it can be both at once, with the parts for movement up and the parts for judgement still in deep sleep. {Name} may have had such minutes, usually in the first third of the night. From outside it looks like somebody who is awake and rather strange. From inside it looks like nothing at all, because nobody is in to look.
      D<half> There is a dry name for it among sleep specialists, partial arousal, which sounds more interesting than it is. What it means for {Name} is that waking up goes wrong by half. It comes out of the deepest sleep and not out of dreams, it lasts minutes, and it is gone by morning. In tired weeks and strange beds there is more of it. Most people have a little less every year.
      D<walk> Sleepwalking has a reputation from films, where it is done in white and ends on a roof. In life it is mostly a short trip to the landing. {Name} may do it with open eyes, passable steering and no plan, because the parts of the brain that make plans are still asleep. It tends to come in tired weeks, with a fever or in a strange bed. That last point is why it comes up before trips.
      D<shout> Of all the things a sleeping brain can do, a night terror is the most misleading. It looks like panic, and there is a scream in it. {Name is} in the deepest stage of sleep at that moment and will remember none of it. It is an alarm without a cause, in a building without people. Those who come running have the worse night by far.
      D<talk> Talking in one's sleep is so common that it hardly counts as a finding. {Name} may have been quoted over cereal, which is unfair, since nobody can check. Studies have collected the sentences, and most are short, many are rude, and a good part consists of "no". The speech centre is up, and the editor is asleep. Secrets are rarely among them, because a secret takes an editor.
      D<hears> Living next to somebody with night terrors is a matter of broken sleep. {Name} may know {sleeper} by day, and then there is the one who sits up at eleven, stares and screams. It is hard to be told in that moment that it is harmless. It is, and the one who screams sleeps through it, which may be the most irritating part. No help is needed from the next bed, and it ends by itself within minutes.
      P It runs in families, though it is seldom mentioned at gatherings. Asking round tends to bring up at least one grandparent who was found in the pantry. There is usually some relief on both sides, and a good story on one of them.
      P Parents who have watched it may sound more worried than they need to be. They saw a face that did not recognise them. It takes a while to forget a thing like that, even for people who have read the explanation twice.
      P Friends will find it entertaining at first, and then they will forget it. People who share rooms snore, talk, kick, and set six alarms that they do not hear. It is one item on a long list.
      P Leaders of trips have a form with a line for exactly this. They have read it many times and are rarely surprised. What they want to know is what to do, which is next to nothing, and to say nothing at breakfast.
      P<hears> {sleeper} cannot stop it by trying, because nobody is there to try. Being angry about the noise is reasonable, above all before a school day. Being angry at a person for it leads nowhere in particular.
      P<hears> Adults may forget that there is a second person who was woken. They are busy with the one who screams. It is worth telling them, and a daytime is better for that than eleven at night.
      Q On hearing the report, {Name} might feel ____. Amused and exposed can go together.
      Q Before a night away, {Name} might notice ____.
      Q When it gets told as a funny story, {Name} might feel ____. It depends a good deal on who tells it.
      Q<hears> When it wakes the whole house, {Name} might feel ____. Pity and fury are both reported.
      Q<hears> The next day, {Name} might notice ____. Lost sleep shows up in odd places.
      H {helper} can let it pass without waking {him} or making a story of it. ~ In the morning one sentence is enough.
      H<walk> {helper} can steer {him} back to bed without waking {him} or discussing it. ~ In the morning one sentence is enough.
      H<walk> {helper} can see to the locks and the stairs, and treat it as a matter of carpentry. ~ Safety is best when it is dull.
      H {helper} can leave it to {him} who gets to know. ~ It is a medical detail and not an anecdote.
      H {helper} can arrange a doctor's visit if it happens most nights or somebody gets hurt. ~ A sleep clinic sees it daily, and there are things that work.
      H<adult> {helper} can help by {adult}, if it is welcome. ~ What works need not be new.
      H<hears> {helper} can be on duty, by agreement, so that nobody else is. ~ It can be written on the fridge.
      H<hears> {helper} can look at the sleeping arrangements with {him}. ~ A different room for a month is not a verdict on anyone.
      T {he} can keep bedtime within the same half hour for a fortnight and see what it does. ~ Deep sleep gets less violent when there is no backlog.
      T {he} can write one factual sentence for the leader of a trip. ~ "I sometimes sleepwalk, please just steer me back" covers it.
      T {he} can say that the subject is closed, or tell it first and better. ~ Both take the fun out of it for others.
      T<walk> {he} can clear the floor and put the phone elsewhere. ~ Neither is of use to a sleeper.
      T<comforter> {he} can take {comforter}, if it belongs to the routine. ~ Brains sleep better where things are as usual.
      T<quiet> {he} can spend the last half hour {quiet}. ~ It lets the brain come in slowly.
      T<hears> {he} can fetch an adult once and then go back to bed. ~ That is the whole of the task.
      T<hears> {he} can ask for earplugs, another room or a swap. ~ Being tired is a sufficient reason.
      C<morning> {he} can say, "I have no comment. I was not there."
      C<half> {he} can think, "Half up, half in. It passes."
      C<walk> {he} can say, "I walk sometimes. Just turn me round."
      C<shout> {he} can think, "Loud outside, nobody in."
      C<talk> {he} can say, "Whatever I said, I did not say it."
      C<hears> {he} can think, "Asleep. Not mine to mend."
      C<topic> On the way to sleep, {he} can think about {topic} in great detail.
      A<morning> In most people it fades out during the teens without anyone noticing the last time. Until then it is a fact about a few minutes of some nights, and no more than that. There are worse things to be told over cereal. The rest of the sleep was, by all accounts, excellent.
      A<half> The two halves find each other again within minutes, and the night continues as if nothing had been. Regular sleep makes it rarer, and years make it rarer still. Willpower does not come into it, which is a relief. There are not many things that get better while one sleeps, and this is among them.
      A<walk> So there may be a walk now and then, from the bed to the landing and back. The doors have been seen to by people who were awake. Hardly anybody who is told of it in one plain sentence makes anything of it. In time the feet tend to give it up, and then they stay in bed through the night like other feet.
      A<shout> When the alarm stops, sleep carries on from where it was. There is nothing to work through, because nothing was experienced. Those who stood by may need a cup of tea and an explanation, and it is kind to let them have both. With each year there tend to be fewer such nights, and then there are none to report.
      A<talk> Nobody can be held to what was said at one in the morning with eyes shut. Some families keep a list of the best ones, and it is good manners to ask the author first. It tends to get quieter with age. Meanwhile the night goes on, and it is not taking notes.
      A<hears> It will get less, since it does in nearly everyone. Until then there may be nights that are bad for the listener and fine for {sleeper}. That is unfair, and it is reasonable to say so by daylight, when everybody is in. With luck the next one is quiet, and sleep is simply sleep on both sides of the wall.
      D<sees> Living with a sleepwalker means meeting a member of the family who is out. {Name} may have come across {sleeper} in the hall at midnight, eyes open, nobody in. It is an odd thing to see, and it is odder to be the one who mentions it at breakfast. The brain in question is in the deepest sleep, with the parts for walking switched on. It is common, it is harmless in itself, and the risk lies in stairs and doors, which are matters for adults.
      P<sees> Whoever hears this about themselves tends to laugh and be alarmed. It helps to be told plainly and not in front of guests.
      P<sees> Parents sometimes count on the person in the next room to hear it. It may be necessary to say that this is not a job that comes with the bedroom.
      Q<sees> In the hall, face to face, {Name} might feel ____.
      Q<sees> Lying there and listening, {Name} might notice ____.
      H<sees> {helper} can fit what is needed to the doors and be the one who gets up. ~ An alarm on a door costs little.
      H<sees> {helper} can talk to a doctor if it happens often. ~ It can be treated, and nobody in the house sleeps worse for it.
      T<sees> {he} can wake an adult and leave it there. ~ Handing over is the correct procedure.
      T<sees> {he} can say by day that being on call does not work. ~ It is a sentence that parents can act on.
      C<sees> {he} can think, "Nobody in, and not my shift."
      A<sees> In nearly everyone it stops in the teens, without notice. Until then there are locks for the doors and adults for the rest. One may be fond of somebody and still shut a bedroom door. Sleep is not a thing that can be shared out fairly, and everyone is entitled to some.
    `),
  },
};

/**
 * Night terrors, sleepwalking and talking asleep: a body that is half awake while the child sleeps and knows nothing of it
 * in the morning. Told as sleep clinics tell it: it is common, it is nobody's fault, it passes by itself, and the
 * grown-ups look after the doors.
 */
export const nightTerrors: Frame = withScenes(frame, bellOnADoor);
