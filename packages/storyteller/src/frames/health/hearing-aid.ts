import { switchOnDay } from './switch-on-day.ts';
import { underTheHair } from './under-the-hair.ts';
import { newSchoolWithIt } from './mending/new-school-with-it.ts';
import { loudHall } from './mending/loud-hall.ts';
import { didNotCatchThat } from './did-not-catch-that.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';
import { whyMeAndNotTheOthers } from './why-me-and-not-the-others.ts';
import { oneEar } from './one-ear.ts';
import { foundBehindTheSofa } from './found-behind-the-sofa.ts';

/** Among friends who run on, laugh and say "never mind". */
const COMPANY = String.raw`\b(?:playground|playtime|recess|break ?time|at break|friends?|left out|joke|jokes|conversation|group|run(?:s|ning)? off|miss(?:es|ed|ing) (?:what|the|bits|words)|mishear\w*|misheard|nobody likes|party|parties)\b`;
const IN_COMPANY = new RegExp(
  String.raw`^(?![^]*\b(?:lost|broke|flushed)\b[^]*\b(?:aid|processor|device)s?\b)[^]*?${COMPANY}`,
  'i',
);
/** Ears are looked at, or hear less for now; nothing is worn on them. */
const TESTED =
  /^(?![^]*\b(?:(?:hearing )?aids?|implants?|processor|baha|moulds?|wears?|deaf)\b)[^]*?\b(?:hearing (?:test|check|screen\w*|clinic|appointment)|audiolog\w*|glue ear|grommets?|fluid in (?:his|her|their) ears?|(?:can'?t|cannot|doesn'?t|does not|not) hear(?:ing)?\b)/i;
/** What others see of it is what is minded. */
const LOOKED_AT = String.raw`\b(?:(?:kids|children|others|people|friends|classmates|everyone|everybody|they|class|boys|girls) (?:\w+ ){0,3}?ask(?:s|ing|ed)?|questions? about|asked (?:about|why|what)|looks? like|stare[sd]?|staring|embarrass\w*|ashamed|teas\w*|laugh\w*|ugly|self[- ]?conscious|stupid|silly|weird|stand out|different|people see|seen|(?:any|every)(?:one|body) (?:\w+ ){0,3}?(?:to )?(?:see|notice|know)|what (?:the |all )?(?:other )?(?:people|kids|children|friends|class\w*|everyone|everybody|others|they|girls|boys)\b[^.!?]{0,20}\b(?:say|think)|notic(?:e|es|ed|ing)|cover(?:s|ed|ing)?|hid(?:e|es|den|ing)|hair over)\b`;
const ELSEWHERE = new RegExp(String.raw`^(?![^]*(?:${COMPANY}|${LOOKED_AT}))(?!${TESTED.source.slice(1)})`, 'i');

const own: Frame = {
  id: 'hearing-aid',
  name: 'A hearing aid or implant',
  says: [
    'getting hearing aids',
    'will not wear her hearing aids',
    'pulls his hearing aids out',
    'new cochlear implant',
    'implant activation day',
    'has hearing loss',
    'deaf child starting with an implant',
    'hearing test at the audiologist',
    'glue ear and needs an aid',
    'embarrassed about his hearing aid at school',
    'ear moulds',
    'hearing aid whistles and kids laugh',
    'everything is too loud with the new hearing aids',
    'tired after school from listening',
    'hard of hearing and left out in groups',
    'takes her processor off',
    'bone conduction aid',
    'she hides her hearing aids under her hair',
    'wears BAHA',
    'hearingaid for my toddler',
    'audiology appointment',
    'needs to explain her hearing aids to class',
    'ear molds hurt',
    'deaf in one ear',
  ],
  claims: {
    strong: [
      'chewed his hearing aid',
      'chewed her hearing aid',
      'lost his hearing aid',
      'lost her hearing aid',
      'wear hearing aid',
      'new hearing aid',
      'get hearing aid',
      'hearing aids',
      'hearing loss',
      'hearing impair',
      'hard of hearing',
      'deaf',
      'cochlear',
      'cochlear implant',
      'implant',
      'ear mould',
      'ear mold',
      'earmould',
      'glue ear',
      'bone conduction',
      'baha',
      'processor',
      'hearing aid',
      'hearing aide',
      'hearing aides',
      'hearingaid',
    ],
    cues: ['hearing', 'aid', 'ear', 'whistle', 'battery'],
    not: [
      'hearing test',
      'dental implant',
      'first aid',
      'fall on deaf ears',
      'deaf friend',
      'deaf classmate',
      'friend with',
      'classmate with',
    ],
  },
  topicWords: ['hearing', 'ear', 'sound', 'listen', 'loud', 'quiet'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Hearing aids mostly come out for water and stay dry in a box; the outer part of an implant too, unless it has a cover made for swimming. Signs, a tap on the shoulder, a picture card and standing where the face can be seen are agreed with the teacher before.',
    'In a hearing test, sounds come through headphones or from the side, some very soft, and the child shows when one is heard; not hearing some is part of the test. In glue ear, fluid behind the eardrum makes sounds dull; it comes and goes, often clears by itself, and a tiny tube (grommet) can let air in.',
    'A hearing aid has a microphone that picks up sound, a small computer that makes it louder, and a tiny speaker.',
    'A cochlear implant has a part outside with a microphone and a part under the skin that sends signals to the hearing nerve. The brain learns over months what they mean.',
    'Neither turns hearing into what other people have; noise and groups stay hard.',
    'At first many sounds are new: paper, a fridge, one’s own steps. They may be too loud; the settings can be changed.',
    'A hearing aid mould that does not fit can whistle or hurt; a new one can be made, because ears grow.',
    'Listening with a device is hard work; breaks with it off help.',
    'It comes off for sleep and usually for water.',
    'Deaf and hard-of-hearing people use speech, signs or both; sign languages are full languages with their own grammar.',
    'It helps to face the person, to speak one at a time, and to say something again when asked.',
    'Beethoven wrote music while deaf; in 18th-century France Abbé de l’Épée learned signs from deaf people in Paris and opened a school.',
  ],
  threads: {
    touch: 'hands that want to know, and a rule: ask first',
    water: 'a box on the side, in which the hearing aids stay dry',
    click: 'on goes the sound, off goes the sound',
    faces: 'faces and hands that help the ears',
    new: 'sounds that are new: paper, a fridge, feet',
    work: 'how a sound travels through the device to the brain',
    party: 'many voices at once, and what the ear makes of them',
    off: 'the quiet when it is off',
    looks: 'what others see of a device, and for how long',
    test: 'beeps in a quiet room, and ears that had something in the way',
    yard: 'a game that runs on, and a tap on the shoulder',
    lost: 'a small device that got lost or broke',
    hands: 'a language made of hands',
  },
  threadCues: {
    touch:
      /\b(?:(?:others?|kids|children|friends|classmates?|people|bab(?:y|ies)|brother|sister|cousin)\b[^.]{0,30}\b(?:touch\w*|grab\w*|pull\w*|poke\w*|mess\w* with|play\w* with) (?:it|them|at it|(?:his|her|their) (?:hearing ?aids?|processor|implant))|(?:touch\w*|grab\w*|pull\w*|poke\w*) (?:his|her|their) (?:hearing ?aids?|processor|implant))/i,
    water: /\b(?:swim\w*|pools?|baths?|bath ?time|showers?|sea|beach|water)\b/i,
    test: TESTED,
    // Where nothing else is said, it is one of them.
    looks: new RegExp(`${LOOKED_AT}|${ELSEWHERE.source}`, 'i'),
    yard: IN_COMPANY,
    click: ELSEWHERE,
    faces: ELSEWHERE,
    new: ELSEWHERE,
    work: ELSEWHERE,
    party: ELSEWHERE,
    off: ELSEWHERE,
    hands: /\b(?:sign\w*|bsl|asl|makaton)\b/i,
    lost: /\b(?:lost|loses?|losing|broke|broken|breaks|flushed|fell out|dropped|can'?t find|cannot find|trod on|stood on|chewed|got wet|in the wash)\b/i,
  },
  onlyWhenSaid: ['lost', 'yard', 'test', 'hands', 'water', 'touch'],
  tellsAlone: ['lost', 'yard', 'test', 'water', 'touch'],
  roles: {
    aid: {
      fallback: { text: 'the hearing aid' },
      cues: [
        { match: /\bcochlear|\bimplant|\bprocessor/i, phrase: { text: 'the implant' } },
        { match: /\bhearing ?aids\b/i, phrase: { text: 'the hearing aids', plural: true } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Look, and Ask First', thread: 'touch' },
      { text: 'Eyes Yes, Hands No', thread: 'touch' },
      { text: 'Dry in the Box', thread: 'water' },
      { text: 'Wave, Point, Splash', thread: 'water' },
      { text: 'Beep in the Ear', thread: 'test' },
      { text: 'What Did the Ear Hear?', thread: 'test' },
      { text: 'A Tap on the Shoulder', thread: 'yard' },
      { text: 'On Goes the Sound', thread: 'click' },
      { text: 'Sound On, Sound Off', thread: 'click' },
      { text: 'Eyes That Help Ears', thread: 'faces' },
      { text: 'Hello, New Sounds', thread: 'new' },
      { text: 'What Paper Sounds Like', thread: 'new' },
      { text: '{name} and the Sounds' },
      { text: 'Sounds for {name}' },
    ],
    older: [
      { text: 'Ask First', thread: 'touch' },
      { text: 'Eyes Do the Work in Water', thread: 'water' },
      { text: 'The Dry Box', thread: 'water' },
      { text: 'What Others See', thread: 'looks' },
      { text: 'Small, and in View', thread: 'looks' },
      { text: 'The Quiet Room and the Beeps', thread: 'test' },
      { text: 'Not a Matter of Listening', thread: 'test' },
      { text: 'What Was the Joke?', thread: 'yard' },
      { text: 'A Tap on the Shoulder', thread: 'yard' },
      { text: 'What Paper Sounds Like', thread: 'new' },
      { text: 'New Sounds, Old Sounds', thread: 'new' },
      { text: 'The Way of a Sound', thread: 'work' },
      { text: 'From a Voice to a Brain', thread: 'work' },
      { text: 'Everybody Talks at Once', thread: 'party' },
      { text: 'One at a Time, Please', thread: 'party' },
      { text: 'Quiet Has a Switch', thread: 'off' },
      { text: 'A Language Made of Hands', thread: 'hands' },
      { text: '{name} and the Sounds' },
      { text: 'What Listening Takes' },
    ],
  },
  benefits: [
    'Tells truthfully what a hearing device does and what it does not do.',
    'Says that there are many good ways to listen and to talk.',
    'Gives {name} something short to say or think and leaves the feeling open.',
  ],
  talk: {
    young: [
      'What helps ears in the story?',
      'Which sound may be too loud, and which is nice?',
      'Shall we go round the home and look for sounds?',
    ],
    older: [
      'What makes listening easier in the story?',
      'Which word went into the blank, and in which place does it fit?',
      'Shall we plan a sentence for people who do not know what helps?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'stand',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['hearing-aid', 'drum'],
  },
  text: {
    '2-3': script(`
      D<click> It is quiet first. {Name waits}. Then the sound goes on. Hello, sound! Tap, tap, tap.
      D<click> Tap, tap! That is a sound. {Name hears} it with {aid}. Tap! Hello, sound.
      D<new> Some sounds are new. {Name hears} things. Paper goes crinkle. Feet go tap.
      D<faces> A face helps ears to hear. {Name} can look at it. The mouth goes open. The eyes go up. That is talk.
      P Some people talk. Some people sign. Some do both.
      P People can wave first. Then they talk.
      P Some grown-ups have a hearing aid too.
      Q With new sounds, {Name} may feel ____.
      Q When it is loud, {Name} may feel ____.
      Q When it is quiet, {Name} may feel ____.
      H {helper} can look first, then talk.
      H {helper} can make it less loud.
      H {helper} can point to the sound.
      H<helper> {helper} can sing and clap.
      H<adult> {helper} can try {adult}.
      T {he} can look for one sound.
      T {he} can show "too loud".
      T {he} can tap on a box.
      T<comforter> {he} can hold {comforter}.
      T<comforter> {he} can listen with {comforter}.
      T<doing> {he} can try {doing}.
      C<click> {he} can say, "On! Hello, sound."
      C<click> {he} can say, "Off. Bye-bye, sound."
      C<click> {he} can say, "Tap, tap, hello."
      C<new> {he} can say, "Crinkle, tap, hello."
      C<topic> {he} can think about {topic}.
      C<faces> {he} can say, "Look at me, please."
      A<click> At night the sound goes off. Now it is quiet. Quiet is good for sleep. Night-night, sound.
      A<click> Tap, tap, stop. Now ears can rest. It is quiet now. Bye-bye, sound.
      A<new> Crinkle goes the paper. Tap go the feet. Some sounds are big. Some are small. Hello, sounds.
      A<new> Crinkle is paper. Tap is feet. Now the ears know. Quiet is good, too.
      A<faces> A face can ask. A hand can wave. Ears and eyes can both listen. Bye-bye, wave, wave.
      D<yard> Run, run, run! Friends make sounds all at once. {Name} may hear some of it. Then the friends are off. Tap, tap. "Come!"
      P<yard> Friends run fast. They forget to wait.
      Q<yard> When friends run off, {Name} may feel ____.
      H<yard> {helper} can say it once more.
      T<yard> {he} can tap a friend.
      C<yard> {he} can say, "Tap me!"
      A<yard> Tap, tap. Now ears know. Feet know, too. Run, run, run!
      D<test> A room is so quiet. {Name} hears a beep. Beep! A block goes in the box. Beep! One more block.
      P<test> The ear person likes ears.
      P<test> Some beeps are loud. Some are tiny.
      Q<test> In the quiet room, {Name} may feel ____.
      H<test> {helper} can sit close by.
      H<test> {helper} can say, "All done."
      T<test> {he} can put in a block.
      T<test> {he} can sit on a lap.
      C<test> {he} can say, "Beep, block."
      A<test> Beep, beep, all done. The ears had a test. They can rest now. Bye-bye, quiet room.
      D<water> Splash! {Name has} water all around. The hearing aids are in a box. They stay dry. It is quiet here.
      P<water> Hands can talk in water.
      Q<water> In the quiet water, {Name} may feel ____.
      H<water> {helper} can wave and point.
      T<water> {he} can look at {helper}.
      C<water> {he} can say, "Dry in the box."
      A<water> Out of the water! The box opens. Hello, sound. Drip, drip, drip.
    `),
    '4-5': script(`
      D<faces> Ears listen, and eyes can help them. {Name} may see how a mouth moves. A face can ask a thing with its eyebrows. Hands can say "come" or "wait". So it is good to see who talks.
      D<new> With {aid} on, there can be new sounds. {Name} may hear paper or feet. A spoon in a cup is loud. Some sounds were there before, but nobody heard them. A head needs time to learn what they are.
      D<click> On goes the sound, and {Name} may hear a voice. There is talk, and there are cars and a tap. It can be a lot for one pair of ears. So there is an off, too. Then it is quiet, and ears can rest.
      P People forget to look up when they talk. Then there is no face to see. They can be told, and then they look up.
      P Some children ask what is in the ear. They want to know what it can do. It is a thing that helps with sound.
      P In a loud room, it is hard to find one voice. Grown-ups know that from parties. They say "What?" a lot.
      Q When all the sounds come at once, {Name} may feel ____.
      Q When people ask about it, {Name} may feel ____.
      Q With the sound off, {his} body may feel ____.
      H {helper} can come close before talking. ~ Faces help ears.
      H {helper} can turn off the radio. ~ One sound at a time is easier.
      H {helper} can ask for help if it is too loud. ~ There are people who can change it.
      H<helper> {helper} can go on a sound walk with {him}. ~ Each sound comes from something.
      H<adult> {helper} can help with new sounds. ~ What has helped before is {adult}.
      T {he} can hold up a hand for "say it again".
      T {he} can look for where a sound comes from.
      T {he} can ask for a quiet time.
      T<comforter> {he} can rest with {comforter} when ears are tired.
      T<quiet> {he} can rest and spend some time {quiet}.
      T<doing> {he} can try {doing} when it is loud.
      C<faces> {he} can say, "Show me your face, please."
      C<new> {he} can say, "Sound, what are you?"
      C<new> {he} can think, "Crinkle is paper, and tap is feet."
      C<click> {he} can think, "On for talk, off for rest."
      C<topic> In the quiet, {he} can think about {topic}.
      A<faces> A mouth, two eyebrows and two hands can say a lot. Some of it has no sound at all. Ears do what they can. Eyes do the rest, and they do it for free.
      A<faces> Eyebrows up, that was a question. Hands out, that was a "come". A lot was said today, and ears did not do it all. Eyes can listen too.
      A<new> Paper, feet and spoon, they all have a sound. A day is full of them. Now some are old friends, and some can wait. Tomorrow there may be a new one.
      A<new> The spoon lies still, and so do the feet. A day of new sounds is a lot. Some of them have a name now. It is quiet in the evening, and ears can rest.
      A<click> Off goes the sound at the end of the day. Quiet is a nice thing to have. The other people have no switch on their ears. In the morning it can go on again.
      A<click> Off, and all of it is gone, the cars and the talk. Quiet is soft on ears. It is handy to have a switch for it. In the morning there may be an on.
      D<lost> A thing for ears is small. It can fall in the grass or get wet. {Name} may have had one like that. It was in use, and things in use get lost. People who make hearing aids know that well.
      P<lost> Grown-ups may look cross when they hunt for it. They are thinking hard.
      Q<lost> When it cannot be found, {Name} may feel ____.
      H<lost> {helper} can help to look in the grass.
      T<lost> {he} can tell somebody as soon as it is gone.
      C<lost> {he} can say, "It is gone. Help me look, please."
      A<lost> It is found, or somebody makes another one. Until then eyes and hands help the ears to hear. A little box is a good home for it. Then it knows where to sleep.
      D<yard> At play time, sounds come from all sides, and feet run. {Name} hears with help, and a word may come too late. Then the game has moved on, and nobody said where. It may look as if the friends had run away from {him}. Most of them only ran.
      P<yard> Friends in a game look at the ball. They do not see that a word got lost. They can learn to tap first.
      P<yard> A grown-up in the yard can see more. They can show the game with their hands.
      Q<yard> When the others run off, {Name} may feel ____.
      Q<yard> When a friend comes back to tell it, {Name} may feel ____.
      H<yard> {helper} can teach the children a tap and a sign. ~ Then ears get help.
      H<yard> {helper} can say what the game is now. ~ One short word will do.
      T<yard> {he} can tap a friend and ask, "What game?"
      T<yard> {he} can choose a friend for the sandpit, where it is quiet.
      C<yard> {he} can think, "It got lost, and I can ask."
      A<yard> Tap, tap, and the word is there after all. It was "catch", and off they go. A noisy yard is hard work for any ears. A friend who taps first is easy to hear.
      D<test> In a hearing test, a room is very quiet. {Name} listens for beeps. At each beep, a hand goes up. Some beeps are so soft that hardly an ear can hear them. It is not a game to win. The ears just show what they can do.
      P<test> When an ear is full, words sound as if under water. Other people cannot see that. So they say a thing again and get cross.
      P<test> The ear person has looked into a lot of ears. They like to explain.
      Q<test> In the quiet room, {Name} may feel ____.
      Q<test> When people say "listen", {Name} may feel ____.
      H<test> {helper} can ask people to show their face. ~ That helps ears right now.
      H<test> {helper} can sit near by in the quiet room.
      T<test> {he} can say, "I did not hear that."
      T<test> {he} can put a hand up at each beep.
      C<test> {he} can think, "My ears do what they can."
      A<test> The last beep is over, and the door opens. Now people know more about those ears. If a sound cannot get in, a doctor may help. And faces can come a bit closer.
      D<water> Water is not good for a hearing aid. So it comes out and stays dry in a box. For {Name} it is quiet in the pool. A teacher's words get lost. But eyes work well in water. A hand can wave, and a finger can show.
      P<water> Other children in a pool cannot hear well either. It is loud, and there is water in their ears.
      P<water> A teacher may forget, and talk to the wall. It helps to say it before.
      Q<water> When it gets quiet, {Name} may feel ____.
      H<water> {helper} can make signs with the teacher before the start. ~ Three signs are enough.
      T<water> {he} can stay where the face can be seen.
      C<water> {he} can think, "Eyes on the hands."
      A<water> The box opens, and sound comes back, drip by drip. The signs did the work in the water. Ears had a quiet time. A towel is soft, and it makes no noise.
      D<touch> Hands like to touch what is new. On {his} ear there is a hearing aid, so hands come. A touch can make it squeak or fall out. It is a part of how {Name} hears. So it is for looking, and not for touching.
      P<touch> Other children do not want to hurt. They see a thing, and fingers are fast.
      P<touch> When they know what it does, they ask less. Then it is just an ear.
      Q<touch> When a hand comes to the ear, {Name} may feel ____.
      H<touch> {helper} can show the children once how it works. ~ Then they know.
      H<touch> {helper} can make a rule for everyone: ask first.
      T<touch> {he} can hold up a flat hand for "stop".
      C<touch> {he} can say, "Look, and ask first."
      A<touch> The hands are down, and the ears can listen. Eyes may look, as much as they like. A rule is good for all the ears in the room. Now there are blocks to build with.
    `),
    '6-7': script(`
      D<work> How does a sound get in? First it meets a tiny microphone near {his} ear. A small computer works on it and sends it on. Then the brain finds out what it is. It is like learning new words. That takes time, and a brain gets better at it.
      D<new> A new sound can come from an old thing. {Name} may notice that a fridge hums. Paper crinkles. A tap drips. Those sounds were there before, only too soft. The brain asks each time what that was. When it knows, the sound is less loud.
      D<party> A room with many voices is hard for any ears. For {him} it is harder. All of it comes in with {aid}. No machine can tell which voice is the right one. Faces help, and so do hands. So does a place with a wall behind and not so much noise.
      P Friends may not know that a face helps. They turn away and talk, as children do. It is not meant to leave anyone out.
      P A teacher may think that a quiet child heard it all. There is no way to see it from the front. That is why asking again is a help for both.
      P Some people stare at things they do not know. What they want to ask is, "What does it do?" One sentence is enough as an answer.
      Q When many people talk, {Name} may feel ____.
      Q After a long day of sounds, {his} head may feel ____. Listening is work.
      Q When somebody asks about it, {Name} may feel ____.
      H {helper} can get closer and talk face to face. ~ Lips and eyes are part of talking.
      H A teacher can repeat what other children say. ~ Their voices come from all sides.
      H {helper} can have a hearing aid checked when it hurts or whistles. ~ It is made to fit, and ears grow.
      H<helper> {helper} can learn new signs with {him}. ~ Hands can talk across a noisy room.
      H<adult> {helper} can help by {adult} after school. ~ Ears are often tired then.
      T {he} can ask, "One more time, please." ~ It is better than guessing.
      T {he} can choose a seat where faces can be seen. ~ Eyes help ears.
      T {he} can take a sound break. ~ Ten minutes of quiet can help a lot.
      T<comforter> {he} can take a break with {comforter}. ~ Soft things make no noise.
      T<quiet> {he} can have a break and spend it {quiet}. ~ It gives the ears a rest.
      T<doing> {he} can try {doing} when it gets too loud. ~ It helps to have a plan.
      C<work> {he} can think, "In it goes, and my brain finds out."
      C<new> {he} can think, "New sound from an old thing."
      C<new> {he} can think, "Fridge, tap, paper. I know these."
      C<party> {he} can say, "One at a time, please."
      C<topic> In a break, {he} can think about {topic}.
      A<work> The brain works on sounds all day. It keeps the ones it knows and looks at the new ones. At night there is quiet, and a brain can rest. The sounds will be there in the morning.
      A<work> The last sound of the day was a door, or a voice, or rain. The brain knew which, and it only needed a moment. It sorted a great many sounds today. It is quiet now, and a brain has earned that.
      A<new> In the evening the fridge still hums, but now it is known. A known sound can be left alone. There is a lot to hear, and there is time for it. Quiet is there too, when it is wanted.
      A<new> Today an old thing had a new sound, and now it is known. There may be another one tomorrow. Ears can go looking, or they can leave it for later. The fridge will hum on and wait to be heard.
      A<party> Not every word in a loud room can be heard, not by any ears. People miss half of it and laugh anyway. What counts can be said again. A friend who turns round and says it again is a good friend.
      A<party> The party has gone home, and the room is quiet. Some words were lost in the noise, for everybody. The good ones were said again, close up and with a face. That is how they get through, in a loud room or a quiet one.
      D<lost> Hearing aids are small, and they go where a person goes. On the way some get lost, some get wet, and some get trodden on. {Name} may have had one like that. Those who make them hear of it every day. A small thing that is used all day has a lively life.
      P<lost> Grown-ups may be upset for a moment. It takes time to get another one. It is easier for them when they know it soon.
      Q<lost> Before telling it, {Name} may feel ____.
      H<lost> {helper} can help to look in pockets, beds and grass. ~ Lots of them turn up.
      T<lost> {he} can say at once that it is gone. ~ The first hour is the best one for looking.
      C<lost> {he} can think, "Small things get lost, and I can say so."
      A<lost> It is found or mended, or another one is on its way. Until then faces and hands help ears to hear. A clip or a case is a good place for it at sport. It will have a lot to listen to.
      D<yard> A playground is the hardest place for ears. Sounds come from behind, and they mix, and people turn their faces away. {Name} may hear that there was a word and not which one. When it is clear, the others have run on. That can feel like being left. Mostly it is only that a game is fast and its news is shouted.
      P<yard> Hearing children do not know how much gets lost. They shout it once and think that all have heard. When they know it, many of them will tap and point.
      P<yard> Grown-ups may say, "You have to be quicker." That is not how hearing works. It is the news that needs to get better.
      Q<yard> When the others run on, {Name} may feel ____.
      Q<yard> When somebody comes back to tell it, {Name} may feel ____.
      H<yard> {helper} can show the class what helps: a tap, a face. ~ It takes five minutes.
      H<yard> {helper} can find one friend who passes on the news. ~ In every game there is somebody who likes that job.
      T<yard> {he} can ask, "What are we playing now?" ~ It is a normal question in any game.
      T<yard> {he} can start a game that works with signs and pointing. ~ Then the others look, too.
      C<yard> {he} can think, "I missed a word, and not a friend."
      A<yard> Somebody taps a shoulder and points, and the game makes sense again. Ears that work so hard may also have a quiet break with one friend. What was said in the yard can be told once more. Most of it was about who is "it".
      D<test> An ear can have something in it that nobody can see. Then words come in soft, or not at all. {Name} may say "What?" and be told to listen. But listening is done by a head, and hearing is done by ears. So there is a test in a quiet room. At each beep, a hand goes up or a button is pressed.
      P<test> Grown-ups who said "listen" did not know about the ears. It looked like not listening. When they know, they can say sorry.
      P<test> In the test nobody hears all the beeps. Some are made so soft on purpose. It shows where hearing ends, and it ends for everyone.
      Q<test> When people say "listen", {Name} may feel ____.
      Q<test> In the quiet room, {Name} may feel ____.
      H<test> {helper} can tell the teacher about the ears today. ~ A seat in front and a face in view help at once.
      H<test> {helper} can ask the ear doctor what can be done. ~ Mostly there are two or three ways.
      T<test> {he} can say, "I did not hear that, please say it again." ~ It tells more than "what".
      T<test> {he} can look for a seat with a view of faces. ~ Eyes help ears.
      C<test> {he} can think, "It is my ears, and not my fault."
      A<test> Beep, and a hand, and beep, and no hand. Now it is known what the ears let in. Some ears get better by themselves, and some get help. Until then people can come close and say it to a face.
      D<looks> A thing for the ears can be seen, and {Name} may not like that. Others may look, because it is new to them. They look for as long as it takes to say a name. After that they look at faces again. Red, blue or clear, it helps ears to hear.
      C<looks> {he} can say, "It is for hearing. What did you say?"
      A<looks> The looking is over, and the listening goes on. People get used to what sits on an ear, as they do with glasses. They would miss the answer more than they miss the look. Nobody hears with the outside.
      D<water> Hearing aids and water do not go together. So they wait in a dry box. In the pool, {Name} hears little of what a teacher calls. The hall makes an echo as well. So eyes get the job in there. A wave can mean "look", and a flat hand can mean "stop". Divers do it like that all the time.
      P<water> Swimming teachers shout because nobody hears well in a pool. Signs are easier for them too.
      P<water> Others in the water see a tap on the shoulder and turn round. They get used to it fast.
      Q<water> When the sound is off, {Name} may feel ____. It may be good and hard at once.
      Q<water> When everyone else starts to swim, {Name} may feel ____.
      H<water> {helper} can agree on four signs with the teacher. ~ One of them is for "stop".
      H<water> {helper} can ask the teacher to show it before the water. ~ It is easier to hear with the aids in.
      T<water> {he} can choose a place at the front, where the face can be seen.
      T<water> {he} can look at a friend who knows what comes next.
      C<water> {he} can think, "Eyes on the hand. Divers do it too."
      A<water> The aids are back in, and the hall is loud again. In the water it was quiet, and the hands did the talking. A sign works at any distance, as long as somebody looks. The box is empty and still dry.
      D<touch> A hearing aid is small and new to others, and fingers are curious. {his} hearing goes through it, so a touch is very loud. It can fall out and break. So it is like glasses or a wobbly tooth. Others look at it with eyes, and they ask first.
      P<touch> Most who touch it are curious, and they do not think first. They would not like a finger in their own ear.
      P<touch> A rule that is told to all is easier than telling each one. Teachers are good at such rules.
      Q<touch> When somebody reaches for it, {Name} may feel ____. It may be more than one word.
      Q<touch> When they ask first, {Name} may feel ____.
      H<touch> {helper} can ask for ten minutes in class to show it.
      H<touch> {helper} can help to make a rule, "Ask first."
      T<touch> {he} can put a hand over the ear and say, "Ask first."
      T<touch> {he} can tell a grown-up when it goes on. ~ Then it is no longer about not knowing.
      C<touch> {he} can say, "It is my hearing. Ask first."
      A<touch> Hands are back where they belong, and the sound is clear. Whoever asks can hear a true answer, and some days that is "no". After a week it is an ear like any other. There is listening to do.
    `),
    '8-10': script(`
      D<hands> About two hundred and fifty years ago in Paris, a priest met two deaf sisters who talked with their hands. Until then, many people thought that all language makes a sound. {Name} may know better. Some people with a hearing device speak, some sign, and many do both. A sign language has its own grammar and its own jokes. And it works through windows.
      D<work> Hearing happens in the brain, and ears only deliver. {aid} can make {his} share of the delivery stronger, or send it by another road. What arrives is not the same as in other people's heads. The brain sorts it, compares it, and fills the gaps with good guesses. It does that all day long. So somebody can hear well and be quite worn out by listening.
      D<off> Most people cannot switch off a loud room. {Name} can, and it is one of the advantages. Without {aid}, a lorry may be a tremble in the floor, and a party a lot of mouths. It is a different quiet from the one other people know. In the middle of a day full of sounds, some minutes of it can be worth a lot.
      P Hearing people believe that the device does everything, like glasses. They do not know about echoes, corners and six people talking at lunch. It is not rude of them. Nobody told them, and most are glad to be told once.
      P A friend who says "never mind" wants to save time. To the one who asked, it can feel like a door that shuts. Friends usually understand that when they hear it said.
      P Teachers walk about while they talk and write on the board with their backs turned. They are thinking of fractions. A small reminder, or a microphone round the neck, does not offend them.
      Q In a room where everybody talks at once, {Name} might feel ____. It may be more in the head than in the ears.
      Q When people look at the device first, {Name} may notice ____.
      Q After school, when it is finally quiet, {Name} might feel ____.
      H {helper} can explain to the school what helps, with {him} in the room. ~ It is good to hear what is said.
      H Friends can tap the table before they speak. ~ It tells eyes where to look.
      H {helper} can have the settings changed when sounds are too sharp. ~ They are numbers, and numbers can be turned.
      H<helper> {helper} can keep half an hour after school free of questions. ~ Tired ears do not chat.
      H<adult> {helper} can help by {adult} when the day was loud. ~ It worked before.
      T {he} can ask exactly for the missing bit, such as "What time did you say?" ~ It is quicker than "What?"
      T {he} can choose the seat with the wall behind it. ~ Half the noise comes from behind.
      T {he} can plan a quiet break before the loud part of the day. ~ Ears last longer with a rest in between.
      T<comforter> {he} can take a break with {comforter} and no sound at all. ~ Both can do without it.
      T<quiet> {he} can spend the break {quiet}. ~ It asks nothing of the ears.
      T<doing> {he} can try {doing} when a room is too much. ~ It helps to have something that works.
      C<hands> {he} can think, "Hands reach further than voices."
      C<work> {he} can think, "My ears deliver, and my brain is the clever one."
      C<work> {he} can say, "Please say that again to my face."
      C<off> {he} can think, "I have a switch, and they have not."
      C<topic> In the quiet, {he} can think about {topic} without being interrupted.
      A<hands> The sisters in Paris and the priest started a school, and from it the signs travelled to other countries. People who hear little have found many ways to talk. Some are loud and some are silent, and a person may use them all. A good joke gets through in any of them.
      A<hands> In a noisy hall, two people at opposite ends can be in the middle of a conversation. Nobody else understands a word of it. Some languages are made of sound, and some are not. Listening can be done with eyes, and a joke tells just as well in both.
      A<work> There will be words that are missed, in every room with an echo. They can be asked for. The brain keeps learning, because every sound it has sorted once is easier the next time. In the evening it has earned its quiet.
      A<work> The last voice of the day has been understood, or most of it. The gaps were filled with good guesses, and one or two were funnier than the truth. A brain that has worked like that may have quiet without asking for it. Tomorrow it will know a few sounds more.
      A<off> Then it is time to switch on again, or to leave it for a while. Both have a place in a day. The sounds outside do not go anywhere. Quiet, for other people, is something that they wait for.
      A<off> The switch is a small thing, and it sits where only one person can reach it. Behind it there is a quiet that nobody can interrupt. It is good to go there for a while. The others are still talking when it ends, and not much has been missed.
      D<lost> A hearing device weighs less than a letter and is worn while running, swimming and pulling jumpers over the head. It is a wonder that not more of them get lost. {Name} may know the moment when a hand goes up to an ear and finds nothing. Clinics know it as well, from the other side of the telephone. They have forms for it.
      P<lost> Parents think of the cost and of the waiting time, in that order, and it shows on their faces. It usually passes within the hour. What annoys them longer is to hear of it a week later.
      P<lost> Coaches and teachers can stop a game for two minutes and have thirty people look at the grass. They would be glad to be asked.
      Q<lost> Before telling anyone, {Name} might feel ____. It often shrinks in the telling.
      H<lost> {helper} can ring the clinic and ask about a spare. ~ Many have some to lend.
      T<lost> {he} can say it straight away and name the last place. ~ Small things are found where they were last heard.
      C<lost> {he} can think, "One sentence now is better than a week of hiding it."
      A<lost> It may turn up in a sock, or there will be a new one with a new form. Until then it takes more faces, more signs and a seat near whoever speaks to hear what is going on. There are clips and cords for sport, in colours that grass does not have. Hearing aids that wear one of those come home more often.
      D<yard> A joke takes two seconds, and among loud voices {Name} may hear the laugh and not the joke. By the time somebody has repeated it, the group is on to the next thing. "Never mind" is the usual answer, and it is the worst one. It looks as if people did not care to explain. Mostly they have no idea how much is missing, since nothing ever is for them.
      P<yard> Hearing people fill in the gaps without noticing that there are any. They think that everyone got it. Told about it, the better ones turn round, wait and say it again.
      P<yard> Laughing along without having heard is something nearly everyone has done. It works, and it gets lonely after a while.
      Q<yard> When everybody laughs, {Name} might feel ____.
      Q<yard> When somebody says "never mind", {Name} might notice ____.
      H<yard> {helper} can explain to the class how sound behaves in a yard, and what helps. ~ A short talk can spare a year of "never mind".
      H<yard> {helper} can arrange a quiet corner at break for two or three people. ~ Talk works better in small numbers.
      T<yard> {he} can ask one friend to be the one who repeats. ~ It is a job that makes people feel useful.
      T<yard> {he} can say, "Tell me, and I will decide if it was funny." ~ It usually gets the joke told again.
      C<yard> {he} can think, "I missed the sound, not the sense of humour."
      A<yard> The joke, once repeated, had a goat in it and was not very good. Still, it is better to have heard it. Groups get used to tapping and turning round when somebody keeps reminding them. In a quiet corner, one to one, a yard is a good place after all.
      D<test> Listening and hearing are two different things. Listening is done by the brain, on purpose. Hearing is done by ears, and {Name} cannot do it any harder. If there is fluid behind an eardrum, or something else in the way, words arrive dull and full of holes. From outside that looks exactly like not paying attention. A test in a quiet room can tell the two apart, one beep at a time.
      P<test> Teachers go by what they see. A child who answers late, or answers something else, looks like a dreamer. Most of them are sorry when they find out.
      P<test> The person who does the test makes the beeps softer until nobody could hear them. So everybody misses some. There is no way to fail it.
      Q<test> When somebody says "pay attention", {Name} might feel ____.
      Q<test> In the quiet room between two beeps, {Name} might notice ____.
      H<test> {helper} can tell the school before any result is in. ~ A seat near the front costs nothing.
      H<test> {helper} can ask the clinic to explain the chart. ~ It is a picture of hearing, and it is easy to read.
      T<test> {he} can say which bit was missed: "I heard Tuesday, and then nothing." ~ People repeat that more kindly than "what".
      T<test> {he} can watch faces, which carry half of what is said. ~ Most people with full ears do it without knowing.
      C<test> {he} can think, "I was listening. My ears were busy."
      A<test> The chart shows in two lines what each ear lets through. Many full ears clear by themselves, and for others there is help. What has been called "not listening" has a proper name now. The next "what?" can be heard as a question.
      D<looks> Most people have something on their face by thirty, if only glasses. On an ear it is still news, and {Name} may not care to be the news. Others look at a new device for about as long as at a new haircut. It has a colour, and it can be chosen, hidden under hair or shown off. Its job is the same in each case, which is to let in what people say.
      C<looks> {he} can think, "Three days of looks, and then just ears."
      A<looks> A device that is worn every day stops being seen, first by friends, then by everybody. What they do notice is whether somebody laughs in the right place. Listening takes less strength with it, and there is more left over in the evening. The asking gets rarer as well, and the answer gets shorter.
      D<water> Divers under water cannot hear each other, so they have a language of about thirty signs. {Name} may need a few of those at the pool, since hearing aids stay in a dry box. Without them, and with the echo of the hall, a teacher's voice is mostly noise. It is the most difficult place there is for hearing. Eyes manage it well, if there is something to look at.
      P<water> Swimming teachers talk from the edge with the light behind them, so no one can see their mouths. They do not know that until somebody says so. Most of them wave their arms anyway.
      P<water> A friend who taps a shoulder at the right moment is doing what diving partners do. It takes a second, and it saves a whistle.
      Q<water> When the aids are in the box, {Name} might notice ____. It may be peace, or being cut off, or both in turn.
      Q<water> When everybody else has already started, {Name} might feel ____.
      H<water> {helper} can settle the signs with the teacher before the first lesson. ~ "Look", "start", "stop" and "come here" are enough.
      H<water> {helper} can ask the teacher to explain everything on the dry side first, with the aids in.
      T<water> {he} can take the lane or the place from which the teacher's face can be seen.
      T<water> {he} can agree with one other swimmer on a tap on the shoulder. ~ Divers swim in pairs as well.
      C<water> {he} can think, "Eyes up at the end of each length."
      A<water> The towel is wet, the aids are dry, and sound comes back all at once. In the water it went by hands, as it does forty metres down. A sign that everybody in the lane knows is worth more than a loud voice. The box clicks shut and is empty until next week.
      D<touch> Few people would put a finger on somebody's glasses, but a hearing aid seems to invite it. {his} hearing runs through that device, so a touch arrives as a crash, and it may fall out or whistle. It is worth as much as a good bicycle. Above all it is part of a person while it is worn. The rule for such things is old and simple: eyes are free, and hands ask.
      P<touch> Most of those who reach for it are curious and have not thought further. They stop when they hear what it sounds like from inside.
      P<touch> Some go on because they like the reaction. That has nothing to do with hearing aids, and it is for an adult to end.
      Q<touch> When a hand comes from the side, {Name} might notice ____.
      Q<touch> After saying it for the third time, {Name} might feel ____.
      H<touch> {helper} can arrange ten minutes in class in which everyone hears what a touch sounds like. ~ A recording does it.
      H<touch> {helper} can make sure that the adults there back up the rule.
      T<touch> {he} can say, "Ask first," and turn that side away. ~ Two words are enough.
      T<touch> {he} can report it when somebody keeps on. ~ After three times it is on purpose.
      C<touch> {he} can think, "Eyes are free. Hands ask."
      A<touch> The crash is over, and the voices have come back. A class that has once heard it from inside tends to keep its fingers to itself. Those who ask can be shown, or not today. An ear is no museum, and even in a museum nobody touches.
    `),
    '11+': script(`
      D<party> The hardest place for a hearing device is neither a concert nor a street, but a table with six people. Everybody talks at once, somebody laughs, and the subject changes while {Name is} still working on the last sentence. A device passes sounds on. It cannot decide which of them is the friend and which is the coffee machine. That is left to a brain that has been working since breakfast. Nodding is a common solution, and a lonely one.
      D<hands> There is more than one way of talking and listening, and {Name} may speak, sign or do both. It is no one else's business to rank them. In Paris in the eighteenth century, a priest noticed two deaf sisters talking with their hands, and asked to be taught. Out of such meetings came schools, and from there signs travelled to other continents. Languages of hands have puns, dialects and swear words. A hearing device does not cancel any of it.
      D<off> There is a small privilege that hearing people know nothing about. For {him} it is possible to take off the device and make the world quiet. A lorry may become a tremble in the floor, and a quarrel two faces. After eight hours of listening, which is work even when it looks like sitting, that silence is not an absence. It is closer to taking off tight shoes. What it needs is an explanation, because others may think it is about them.
      P People who hear easily imagine that a device works like glasses: on, and done. They have no idea of the effort involved, because nothing about it can be seen. Told once in two plain sentences, most of them change at least where they stand.
      P "Never mind, it was not important" is meant to spare everybody the repetition. From the other side it decides what someone is allowed to know. Friends are often startled when this is pointed out, and they usually stop.
      P Strangers may look at the device before the face, and some speak slowly and far too loudly. It is ignorance, mostly friendly. Some people answer with a joke, some with facts, and some turn away. All three are answers.
      Q At the loud end of a table, {Name} might feel ____. It may be tiredness that looks like a mood.
      Q When a sentence is lost for the second time, {Name} may notice ____. Asking a third time takes some nerve.
      Q In the first minute of quiet, {Name} might feel ____. It is worth knowing what that minute does.
      H {helper} can learn to repeat the whole sentence instead of the last word. ~ Context is half of hearing.
      H The school can be asked for captions, a microphone or a quieter room. ~ These are ordinary arrangements and not favours.
      H {helper} can treat silence after school as rest. ~ A tired brain is not an unfriendly one.
      H<helper> {helper} can practise the two-sentence explanation with {him}. ~ It can be dry, or funny.
      H<adult> {helper} can offer {adult} at the end of a loud day. ~ It asks for no conversation.
      T {he} can choose the place at the table before anyone else does. ~ A wall behind and faces in front do half of the work.
      T {he} can ask a specific question instead of nodding. ~ "Who did she meet?" shows what has been understood.
      T {he} can announce a break and take it. ~ "My ears need ten minutes" is a complete sentence.
      T<comforter> {he} can keep {comforter} for the quiet part of the day. ~ Soft things demand no listening.
      T<quiet> {he} can spend the break {quiet}. ~ Eyes and hands can have a turn.
      T<doing> {he} can try {doing} before a loud occasion. ~ Starting rested makes a difference.
      C<party> {he} can say, "I lost that, can you say the whole thing?"
      C<party> {he} can think, "Six people, one brain, one break."
      C<hands> {he} can think, "More than one language is mine."
      C<off> {he} can think, "Ten minutes of nothing, and then the world."
      C<topic> In the silence, {he} can think about {topic} without a single interruption.
      A<party> Tables with six people will remain noisy, for hearing people as well, who simply notice less of what they miss. What can change is the seat, the light, and the number of people who know what helps. One friend who repeats a joke without sighing is worth a good deal of technology. The rest is listening, with breaks.
      A<hands> The two sisters did not leave their names in most books, but what they showed travelled a long way. A conversation can be had in many ways. A device, a sign, a captioned screen and a sheet of paper are all doors. Nobody needs to choose one of them to please the hearing.
      A<off> Later the device goes back on, and the sounds return, one coffee machine at a time. Others may envy the switch once they understand it. It is reasonable to use it openly, with a word of explanation. Quiet is a need, and in this case it is also a skill.
      D<lost> Devices that are meant to be inconspicuous have one drawback, which is that they are hard to see in grass. {Name} may have discovered it with a hand at an empty ear. It happens to careful people, since anything that is worn fourteen hours a day spends a good deal of time in danger. Audiologists deal with it weekly. For them it is a form, a loan device and a delivery date.
      P<lost> Parents may say the price before they say anything else. It is fright in the shape of a number. It helps them to be told early and with a plan.
      P<lost> Friends will search a pitch on their knees if they know what they are looking for. Most of them would rather do that than be told nothing.
      Q<lost> In the hour before saying it, {Name} might feel ____. The rehearsed conversation tends to be worse than the real one.
      H<lost> {helper} can make the call and leave the lecture out. ~ Insurance forms ask for facts and not for regret.
      T<lost> {he} can report it the same day, with time and place. ~ It is found more often than one would think.
      C<lost> {he} can think, "Lost is a fact. It has a procedure."
      A<lost> It will be found by somebody's dog, or it will be replaced. In the meantime it takes captions, lips, hands and a bit of patience on all sides to hear a day through. A cord for sport looks less elegant than nothing and costs far less. The new one will be set to the same ears, which have not changed.
      D<yard> Listening to a group is a sport with no rules, in which everyone talks at once and looks elsewhere. {Name} can follow a good deal with technology, faces and guesswork, and arrive at the point a moment after it has been made. It is exhausting, and it is easily taken for shyness. Then there is "never mind", two words by which hearing people save themselves four seconds. Hardly any of them know what it costs.
      P<yard> Friends who know each other well talk in half sentences and from behind their hair. They do not mean to exclude anyone. They forget, quickly and often, and would rather be reminded than guess why somebody has gone quiet.
      P<yard> Teachers see a person who follows in class and conclude that all is well. Corridors and canteens are another matter. Saying so once, to the right one, can change where people sit.
      Q<yard> In the gap between the laugh and the explanation, {Name} might feel ____.
      Q<yard> After a day of groups, {Name} might notice ____. Listening is work, and it shows in the evening.
      H<yard> {helper} can back up a break from noise without calling it unsociable. ~ Ears need an hour off, like legs.
      H<yard> {helper} can raise seating and quiet rooms with the school. ~ It is a practical matter and need not be personal.
      T<yard> {he} can tell two people exactly what helps: face, tap, topic first. ~ "Topic first" alone is worth half.
      T<yard> {he} can replace "never mind" with "no, tell me". ~ It becomes a habit on both sides.
      C<yard> {he} can think, "I missed the sound. I can still have the story."
      A<yard> Most conversations turn out to have been about very little, which does not make it pleasant to be outside them. With the topic named first, listening gets a good deal easier. A few people get into the habit of turning round. The rest of the noise can be switched off, which is a privilege that nobody else in the canteen has.
      D<test> There is a sentence that people with blocked or weak ears hear rather well, which is "You are not listening". {Name} may have collected a number of those. Hearing happens in the ear and cannot be increased by effort. Listening happens in the brain, and it is hard work when half the sounds are missing. A hearing test separates the two. It takes place in a quiet room and consists of being honest about beeps.
      P<test> To teachers and relatives, missed words look like indifference. They draw the wrong conclusion from good eyesight. An apology is in order when the chart is in.
      P<test> The tests are designed so that everyone misses the softest sounds. The interest lies in where the line is. Nobody passes, and nobody fails.
      Q<test> When somebody says "I have told you three times", {Name} might feel ____.
      Q<test> Waiting for the next beep, {Name} might notice ____. Silence gets surprisingly loud.
      H<test> {helper} can inform the school at once and ask for practical things. ~ Seats and written instructions need no chart.
      H<test> {helper} can leave the explaining to {him} at the clinic. ~ It is a person's own hearing, after all.
      T<test> {he} can repeat what was heard and ask for the rest. ~ It shows that somebody was listening.
      T<test> {he} can choose seats with a view of faces. ~ A good deal of speech can be seen.
      C<test> {he} can think, "I was listening. It did not arrive."
      A<test> The result is a chart with two lines, and it replaces a good many opinions. Some hearing comes back without help, some gets help, and either way people can be asked to face the person they are talking to. It is good manners in any case. The sentence with "listen" in it may be retired.
      D<looks> There is an odd rule by which a thing in the ear that plays music is smart and one that plays voices is not. {Name} is not obliged to share it, and neither is anybody obliged to enjoy being looked at. New devices are noticed for a few days. After that people notice whether the conversation works. Colours, hair and cases are matters of taste, and the decision is a private one between an ear and its owner.
      C<looks> {he} can think, "Theirs play music, and mine play people."
      A<looks> Within a fortnight the device has turned into part of a face. It is worth finding out what it gives back before deciding against it, perhaps at a table with several voices. Nobody listens as hard as a person without one who pretends. The evening shows the difference, in how much energy is left.
      D<water> A swimming pool is the worst room for hearing that anybody has built: hard walls, water, whistles and an instructor with the light behind. On top of that, {his} hearing aids are in a dry box at the side. Everyone in there hears badly. It only shows in the one who needs to ask. Divers, who hear nothing at all, solved the problem long ago with hands.
      P<water> Instructors rarely realise that their mouths cannot be seen from the water. Told once, most of them step to the other side of the lane. It is a matter of three metres.
      P<water> Team mates who give a tap on the shoulder are not doing a favour so much as passing something on. They need it as well when the whistle goes. It becomes a habit within two sessions.
      Q<water> With the sound gone, {Name} might notice ____. Some people like the silence and dislike what it costs.
      Q<water> When the whole lane moves off, {Name} might feel ____.
      H<water> {helper} can put the arrangement in writing for the club or the school. ~ Then it survives a change of instructor.
      H<water> {helper} can find out about covers and devices made for water. ~ There are more of them each year.
      T<water> {he} can ask for the set to be explained on dry land or written on a board. ~ Serious swimmers have a board anyway.
      T<water> {he} can agree on four hand signs with whoever leads. ~ It takes less time than repeating everything.
      C<water> {he} can say, "Hands, please. I'm off the air in there."
      A<water> On the bench the sound comes back, first the drains, then everyone at once. What was said in the water was said by hand, and nothing was lost. An arrangement like that needs to be made once. The box goes into the bag, dry, which is all that is asked of it.
    `),
  },
};

/** Hearing aids and cochlear implants: what they do and do not do, tired ears, quiet when they are off, and signing. */
export const hearingAid: Frame = withScenes(
  own,
  switchOnDay,
  underTheHair,
  oneEar,
  foundBehindTheSofa,
  whyMeAndNotTheOthers,
  newSchoolWithIt,
  loudHall,
  didNotCatchThat,
);
