import { script, type Frame } from '../../frame.ts';
import { SCHOOL, TEACHER } from '../../school-roles.ts';

/** A voice that does not come in a shop, with relatives or with visitors: no teacher and no classroom there. */
const NOT_AT_SCHOOL =
  /^(?![^]*\b(?:(?<!after )school|class\w*|nursery|pre-?school|kindergarten|day ?care|teachers?|child ?minders?|playgroup|gate|year \d+)\b)[^]*\b(?:gran\w*|nan\w*|grandad|cousins?|aunt\w*|uncles?|relatives|family|neighbours?|visitors|shops?|caf[eé]|restaurants?|doctors?|dentist|clubs?|part(?:y|ies)|strangers|adults|people)\b/i;

/**
 * A voice that is there at home and does not come at school, or only as a whisper. It is a worry that holds the voice, not
 * a choice; other ways of telling count, and nobody waits for a word with a stare.
 */
export const talkingAtSchool: Frame = {
  id: 'talking-at-school',
  name: 'Not talking at school',
  says: [
    'selective mutism',
    'whispers at school',
    'does not talk at nursery but talks at home',
    'only whispers to one friend',
    'she has not spoken at school since september',
    'he goes mute when the teacher asks him something',
    'wont speak to anyone outside the family',
    'chatterbox at home, silent in class',
    'the teacher has never heard her voice',
    'does not answer the register',
    'my son is selectively mute',
    'freezes when somebody talks to her',
    'talks to us and to nobody else',
    'shakes her head instead of speaking in class',
    'too anxious to speak at school',
    'mutism diagnosis',
    'speaks in a whisper at preschool',
    'wont say good morning to the teacher',
    'her voice disappears at school',
    'refuses to speak at kindergarten',
    'other children say he cant talk',
    'how to help a child who wont talk at school',
    'silent at school for two years',
    'selectiv mutisim',
  ],
  claims: {
    strong: [
      'type to teachers',
      'types to teachers',
      'types to the teacher',
      'pushes them to speak',
      'pushes her to speak',
      'pushes him to speak',
      'push them to speak',
      'push her to speak',
      'push him to speak',
      'pushes her to talk',
      'pushes him to talk',
      'selective mutism',
      'selectively mute',
      'selective mute',
      'situational mutism',
      'mutism',
      'goes mute',
      'go mute',
      'is mute at',
      'mute at school',
      'whisper at school',
      'whispers at school',
      'only whisper',
      'whisper to',
      'whispers to one',
      'speak in a whisper',
      'talk at school',
      'speak at school',
      'talk at nursery',
      'speak at nursery',
      'talk at preschool',
      'speak at preschool',
      'talk at kindergarten',
      'speak at kindergarten',
      'talk in class',
      'speak in class',
      'spoken at school',
      'spoken at nursery',
      'spoken in class',
      'silent at school',
      'silent at nursery',
      'silent in class',
      'talk at home',
      'speak at home',
      'chatterbox at home',
      'speak to anyone',
      'talk to anyone outside',
      'talk to anyone at nursery',
      'talk to anyone at school',
      'talk to anyone at preschool',
      'speak to the teacher',
      'talk to the teacher',
      'speak to her teacher',
      'speak to his teacher',
      'heard her voice',
      'heard his voice',
      'voice disappears',
      'answer the register',
    ],
    cues: [
      'talk',
      'speak',
      'whisper',
      'silent',
      'voice',
      'quiet',
      'freeze',
      'word',
      'class',
      'nursery',
      'school',
      'mute',
    ],
    not: [
      'talk too much',
      'talks too much',
      'chatting',
      'chatty in class',
      'talk back',
      'talks over',
      'interrupt',
      'talk about',
      'speak about',
      'english at home',
      'spanish at home',
      'another language',
      'stutter',
      'stammer',
      'in front of the class',
      'presentation',
      'show and tell',
      'non verbal',
      'nonverbal',
      'speech delay',
      'talking about',
    ],
  },
  decidedBy: [
    // Silent to everybody there, at whatever school.
    /\b(?:does ?n['’]?t|doesnt|won['’]?t|wont|does not|will not|never|not) (?:speaks?|talks?) to (?:anyone|anybody|(?:any )?(?:people|teachers?|adults|grown-?ups|staff|(?:the )?other (?:kids|children)))\b(?: at all)? (?:at|in) (?:\w+ )?(?:school|nursery|pre-?school|secondary|class|lessons)\b/i,
    // Whoever says nothing to anybody at nursery, hello among it, is silent there, and not shy at one greeting.
    /^(?![^]*\b(?:about (?:his|her|their|the) day|speech delay|language|english|non-?verbal|autis\w*|stutter\w*|stammer\w*)\b)[^]*?\b(?:does ?n['’]?t|does not|won['’]?t|wont|will not|never|refuses to) (?:say (?:hello|hi|good ?morning)(?:,| or) )?(?:or )?(?:talk|speak)s? to (?:any ?(?:one|body)|the (?:others?|children|staff)|other (?:children|kids)) (?:else )?(?:at|in) (?:his |her |the )?(?:nursery|pre-?school|school|class|kindergarten)\b/i,
    // A teacher who hears nothing, and a home that hears it all.
    /^(?![^]*\b(?:about (?:his|her|their) day|talks? back|stutter\w*|stammer\w*|autis\w*|non-?verbal|language|english)\b)(?=[^]*\b(?:home|house|with us|with me)\b)(?=[^]*\b(?:never stops?|non-?stop|loud|chatt\w*|does ?n['’]?t stop|constantly|all the time|talks?|chatters?)\b)[^]*?\b(?:does ?n['’]?t|doesnt|does not|won['’]?t|wont|will not|never|refuses to|or|not) (?:\w+ ){0,3}?(?:speak|talk|say (?:a word|anything|a thing))s? (?:a word )?(?:to|in front of) (?:the |his |her |their |any )?(?:teachers?|staff|ta|key ?worker|grown-?ups?|adults?|class)\b/i,
    // Not a word at playgroup is the same silence.
    /^(?![^]*\b(?:speech delay|language|english|non-?verbal|autis\w*|stutter\w*|stammer\w*)\b)[^]*?\b(?:does ?n['’]?t|does not|won['’]?t|wont|will not|never) (?:talk|speak|say (?:a word|anything)) (?:to (?:anyone|anybody|the (?:others?|children|teachers?|grown-ups)) )?at (?:play ?group|toddler group|stay and play)\b/i,
    /^(?![^]*\b(?:about (?:his|her|their) day|talks? back|talk to me|stutter\w*|stammer\w*|autis\w*|non-?verbal)\b)(?=[^]*\b(?:school|nursery|pre-?school|class|kindergarten|teachers?)\b)[^]*?\b(?:(?:won['’]?t|will not|wont|does ?n['’]?t|does not|refuses to|never|not) (?:even )?(?:talk\w*|speak\w*|say a word|utter)\b(?=[^]*\b(?:fine|loads?|normally|chatters?|non-?stop|loud|all the time|chatty|perfectly|happily|talks|speaks)\b[^.!?]{0,24}\bat home\b|[^]*\bat home\b[^.!?]{0,24}\b(?:fine|chatters?|non-?stop|loud|chatty|talks|speaks|normal\w*)\b)|selective(?:ly)? mut\w+)/i,
  ],
  topicWords: ['voice', 'word', 'talk', 'speak', 'whisper'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Some children speak freely at home and cannot speak in other places. It is a form of anxiety; the voice is held back, and it is not a choice, shyness or stubbornness.',
    'When a body is worried, muscles around the throat and chest tighten, and a voice may not come out.',
    'Pressure, staring, bribes and praise in front of everybody make it harder; waiting, commenting and other ways to answer make it easier.',
    'Nodding, pointing, cards, drawing, writing and whispering are real ways of telling, and may be steps on the way.',
    'Steps are small: being there, a nod, a sound, a whisper to one person, a word.',
    'About one child in 140 under eight has it; most get their voice free in time, above all with help.',
    'Other children often know more about what a quiet classmate thinks than grown-ups do.',
    'A child who does not speak at school may still learn, play and have friends.',
  ],
  threads: {
    voice: 'a voice that is loud at home and waits at the gate',
    ways: 'ways of telling that need no voice',
    steps: 'small steps, from a nod to a word, with no hurry between',
    letter: 'a word to an equal whose voice stays away',
  },
  roles: {
    teacher: {
      ...TEACHER,
      cues: [...TEACHER.cues, { match: NOT_AT_SCHOOL, phrase: { text: 'the other person' } }],
    },
    school: { ...SCHOOL, cues: [...SCHOOL.cues, { match: NOT_AT_SCHOOL, phrase: { text: 'the door' } }] },
  },
  titles: {
    young: [
      { text: 'The Voice at the Gate', thread: 'voice' },
      { text: 'A Voice Can Wait', thread: 'voice' },
      { text: 'Nod, Point, Smile', thread: 'ways' },
      { text: 'Telling With Hands', thread: 'ways' },
      { text: '{name} Has Words' },
      { text: 'No Hurry, Words' },
    ],
    older: [
      { text: 'Where the Voice Waits', thread: 'voice' },
      { text: 'A Voice at the Gate', thread: 'voice' },
      { text: 'Nine Ways to Say Yes', thread: 'ways' },
      { text: 'A Nod Is an Answer', thread: 'ways' },
      { text: 'More Than One Way to Talk', thread: 'ways' },
      { text: 'A Voice and a Stuck Door', thread: 'voice' },
      { text: 'Small Steps to a Word', thread: 'steps' },
      { text: 'About a Voice That Stays Away', thread: 'letter' },
      { text: '{name} and the Words' },
    ],
  },
  benefits: [
    'Says that a voice can be held back by worry, and that it is nobody’s choice.',
    'Shows ways of telling that work without it.',
    'Gives {name} one small step that can be taken or left.',
  ],
  talk: {
    young: [
      'How can somebody tell without words?',
      'How does a throat feel at the gate?',
      'Shall we make a card for help?',
    ],
    older: [
      'Which ways of answering are in this story?',
      'Which word went into the blank?',
      'Shall we think who may know about this?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'point',
    feeling: 'shy',
    companion: 'teacher',
    props: ['crayon', 'book'],
  },
  text: {
    '2-3': script(`
      D<voice> {Name has} a voice. At home it goes la, la, la. At {school} it goes shh. It is still there.
      D<voice> La, la, la! That is the voice at home. At {school}, {Name is} quiet. The voice waits.
      D<ways> Words can wait. {Name} nods, and that is yes. A finger can tell. A card can tell.
      P Some voices come fast. Some come later.
      P Friends play with no words too.
      P Teachers like to play and wait.
      Q At {school}, {Name} may feel ____.
      Q When someone asks, {Name} may feel ____.
      Q At home, {Name} may feel ____.
      H {teacher} can sit by and play.
      H {teacher} can wait.
      H {helper} can play and not ask.
      T {he} can nod or point.
      T {he} can show a card.
      T {he} can wave hello.
      T<comforter> {he} can hold {comforter}.
      C<voice> {he} can think, "Wait there, voice."
      C<voice> {he} can think, "La, la, la."
      C<ways> {he} can think, "Nod, point, done."
      C<topic> {he} can think about {topic}.
      A<voice> It is time to go home. La, la, la! There is the voice. It was there all day.
      A<voice> The voice can wait. It can come. No hurry, voice. La, la, la!
      A<ways> A nod is a word. A point is a word. Words can wait. Wave, wave, bye-bye!
      A<ways> Nod, point, card. That was a lot of talk. Somebody saw it. Good hands!
    `),
    '4-5': script(`
      D<voice> At home, {his} voice is big. It can tell all of a day. At the gate, the voice gets small or stops. It is not gone. It is in there, and it waits.
      D<voice> A voice lives in the throat. {Name} has one, and at home it works well. At {school}, the throat may get tight. Then words stay in. Nobody does that on purpose.
      D<ways> There are ways to tell things with no voice. {Name} may know a lot of them. There is a nod, and a point, and a thumb. There is a card, and a picture. All of them count as talk.
      P {teacher} would like to know {Name}. That can be done with blocks and paint as well. There is no rush for words.
      P Children may ask why somebody does not talk. They want to know, and they get used to it. Then they just play.
      P Many grown-ups were quiet at school too. Some of them talk all day now.
      Q When {teacher} asks something, {his} throat may feel ____.
      Q At the gate, {Name} may feel ____.
      Q Playing without words, {Name} may feel ____.
      H {teacher} can wait and look at the toys. ~ It is easier when nobody stares.
      H {teacher} can ask things that need just a nod.
      H {helper} can play beside {him} and ask for no words.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      T {he} can nod, point or show a card.
      T {he} can visit the room when it is empty.
      T {he} can draw what is on {his} mind.
      T<comforter> {he} can hold {comforter} in one hand.
      T<quiet> {he} can spend some time {quiet}.
      C<voice> {he} can think, "My voice is here. It can take its time."
      C<voice> {he} can think, "Wait at the gate, voice. I will be back."
      C<ways> {he} can think, "A nod is fine, and so is a point."
      C<topic> {he} can think about {topic}.
      A<voice> When it is home time, the voice comes along. It may tell all of the day at once. Some day it may try a word at {school}. It can pick the day.
      A<voice> A tight throat gets soft again. That takes time, and a place that is calm. The voice is safe where it is. It may begin with a hum.
      A<ways> A lot was said today, and some of it with a thumb. People understood. Words may come later, or not yet. A tower of blocks does not need any.
      A<ways> A thumb went up, and somebody knew. A card went up, and somebody came. That was talk from the start of the day to the end. The mouth had a rest.
    `),
    '6-7': script(`
      D<voice> There is a voice that talks and jokes in the kitchen. It belongs to {Name}. On the way to {school} it gets smaller. At the gate it may stop. It has not gone away, and nobody has switched it off.
      D<steps> Between no word and a word, there are many small steps. {Name} may be on one of them. There is sitting with somebody, and there is a nod. There is moving the lips, a hum, and a whisper. Each step can take as long as it takes.
      D<ways> How many ways are there to talk? {Name} could count them. To say yes, there is a nod, a thumb, a card or a smile. A voice is only one more. People who know that can talk with nearly everyone.
      P When a body is worried, it gets ready to hide. The throat goes tight, and then no sound comes out. It is not rude and it is not a choice. It is what a throat does.
      P {teacher} may have met children like that before. People notice more than they hear. They see who helps and who laughs at a joke.
      P Other children may say, "She can't talk" or "He can't talk". They do not know about the kitchen. Somebody can tell them in one sentence.
      P People often mean to help by asking again. Then they wait and look, and that makes it harder. It is easier when they look at the drawing.
      Q When a question comes, {his} throat may feel ____.
      Q In a noisy room, {Name} may feel ____.
      Q With one good friend near and others too, {Name} may feel ____.
      H {teacher} can ask so that a nod is enough. ~ Most questions can be asked like that.
      H {teacher} can sit beside {him} and talk about the picture. ~ Eyes on a picture are lighter than eyes on a face.
      H {helper} can visit the empty room with {him} first. ~ A room is easier when it has heard a voice once.
      H<adult> {helper} can help by {adult}. ~ It has made other things easier.
      T {he} can choose one way for today, such as a card. ~ One is enough.
      T {he} can hum or move the lips in a song. ~ Nobody listens to one voice in a song.
      T {he} can write or draw the answer. ~ Paper talks too.
      T<comforter> {he} can keep {comforter} in a pocket. ~ Hands that hold something get calmer.
      T<quiet> {he} can spend playtime {quiet} with one other child. ~ Friends do not need many words.
      C<voice> {he} can think, "My voice is at the gate, and it knows the way."
      C<steps> {he} can think, "This step is long enough for today."
      C<ways> {he} can think, "I have more than one way."
      C<topic> {he} can think about {topic} and tell it at home.
      A<voice> At home time the voice is back, and there is a lot to tell. It was listening all day. One day it may come a bit further, and there is no hurry. There is no bell for that.
      A<voice> The voice is in the kitchen again and tells it all. It did not go away. At the gate it waits, and some days it comes a step along. It can choose the day, and nobody needs to stand there with a clock.
      A<steps> On each step there is room for a rest. A whisper counts as much as a word. Some children stay long on one step and then take three. The word at the end will wait.
      A<steps> Today it was one step, and it was sat on for a while. That is what steps are good for. Higher up there is a hum, and a whisper, and a word. They stay where they are and can be tried another day.
      A<ways> By the end of the day, a lot has been told without a voice. Somebody knew which game was meant. Somebody laughed. Talk comes in many kinds, and {Name} has several.
      A<ways> A nod, a card and a drawing have said a lot today. People who looked could read it. A voice may join in when it likes. Talk is what gets from one head to another, and it did.
    `),
    '8-10': script(`
      D<voice> In one place {Name} may have a waterfall of words, and in another few come, or none. People find that hard to believe, because they have only heard one half of it. The voice is the same in both places. At {school}, a part of the brain that watches for danger holds it back, and the throat closes. It feels less like not wanting to speak and more like a door that is stuck.
      D<steps> Nobody goes from silence to a speech in one go, and nobody expects {Name} to. Specialists draw it as steps. First comes being in the room, then nodding, then a sound, a whisper to one person, a word. They have noticed that going slowly gets there faster. On some days a step is too high, and the one below it is still there.
      D<ways> A person who does not talk in class is often full of words. {Name} may have an answer ready before the hand of anyone else is up. Getting it out is a matter of finding a way that the throat does not guard. There is writing, pointing, showing, typing, a message recorded at home. Quite a few famous thinkers preferred those too.
      P Adults who do not know about this may think of stubbornness or bad manners. It is neither, and those who work with it can explain it to them in two minutes. It can be a relief for everyone.
      P Classmates tend to become interpreters. They say "That means yes" or "It is the red one", and they are usually right. It is kind, and at times a person might prefer to answer alone.
      P The worst moment is the silence after a question, when everyone turns round. Teachers often leave that pause out of politeness. They can learn to ask in another way and to move on.
      P If a word does come out one day, people may want to cheer. It is meant well, and it can shut the door again. Most would rather that nobody made anything of it.
      Q When everyone turns round, {Name} might notice ____. Throats and shoulders know before thoughts do.
      Q With nobody listening, {Name} might feel ____.
      Q After a day of few words, {Name} might feel ____. Holding back is tiring.
      H {teacher} can offer answers that need no voice, as a matter of course. ~ A card on the table is less noticeable than a silence.
      H {helper} can explain beforehand what helps and what does not. ~ That saves a hundred small explanations.
      H {helper} can look for somebody who knows about voices that get stuck. ~ Speech therapists meet this more often than people think.
      H<adult> {helper} can help by {adult}. ~ It has loosened things before.
      T {he} can choose one person and one place for the next small step. ~ A quiet corner with a friend is a good beginning.
      T {he} can record an answer at home and let it be played. ~ Then the voice has been in the room already.
      T {he} can use paper, a thumb or a card today. ~ Whatever gets the answer across has worked.
      T<comforter> {he} can keep {comforter} within reach. ~ It reminds the body of a place where the voice is at home.
      T<quiet> {he} can spend the break {quiet}. ~ A throat relaxes when nobody is waiting for it.
      T<doing> {he} can try {doing} before class. ~ What calms a body also loosens a voice.
      C<voice> {he} can think, "The door is stuck, and the words are fine."
      C<steps> {he} can think, "One step, and it may be a small one."
      C<ways> {he} can think, "Answered is answered."
      C<topic> In the noisy minutes, {he} can think about {topic}.
      A<voice> On the way home the door opens by itself, usually somewhere near the corner. It has done so every day. One day it may open a little earlier, for a word or half of one. Nobody needs to stand there with a stopwatch.
      A<voice> At home the door is open, and the voice is telling somebody about it. It has a good deal to catch up on. A door that sticks is a matter of wood and weather, and nobody blames the room behind it. It can be tried again, gently, and without a crowd.
      A<steps> Steps have one great advantage, which is that a person can stand on them. A whisper is a step, and so is a nod in the right place. Most voices that were stuck have come free in the end, some slowly and some on an ordinary Tuesday. The words will keep until then.
      A<steps> Nobody took a photograph of today's step, and that was the right thing. It was about as high as it needed to be. A voice that goes up like that has something to stand on. Whoever waits at the top has brought a book.
      A<ways> At the end of a week, much has been said. Some of it was written, some was pointed at, and one joke was understood without a sound. The talking part is one way among several. It can join in when it is ready.
      A<ways> The answers have been given, and no one could say afterwards which of them had a voice. One was a drawing, and one was a look. People who count only the spoken word miss half of what goes on. The other half is often the funnier one.
    `),
    '11+': script(`
      D<voice> There are people who talk brilliantly at home and cannot say "here" when the register is read. {Name} may be one of them, and may be tired of hearing about it. What happens in between is physical. An old part of the brain reports danger, muscles around the larynx tighten, and the sentence that was ready stays where it is. From outside it looks like a decision, which is about as far from the truth as one can get.
      D<steps> The methods that help a stuck voice are surprisingly dull. {Name} may have imagined that somebody would demand a speech. In fact they consist of small steps, repeated until they are boring. There is a familiar person in an empty room, then the door is open, then one more person comes in. A step that is boring has been learnt by the body. Forcing it, by contrast, teaches the body that it was right to be afraid.
      D<letter> It is strange to be known as the quiet one, when the inside of the head is full of words. {Name} may have noticed how quickly people fill a silence with theories about shyness, rudeness or a lack of interest. There is a better explanation, and it has been studied for more than a hundred years. A voice can be blocked by anxiety in certain places and with certain people, while it works perfectly elsewhere. It says nothing about what somebody knows, thinks or finds funny.
      P Most people are uneasy with silence and rush to end it. They repeat the question, answer it themselves or look away. None of it is meant to hurt, and a short note from somebody at school can change it within a week.
      P Friends who understand usually stop commenting after a while. They read a shrug with great precision, and they leave gaps in a conversation that can be used or not. Such people are worth more than a large audience.
      P Teachers need to find out what somebody knows, and a spoken answer is merely the way they are used to. Recordings, chat, paper and a conversation in an empty room give them the same information. Many schools allow it once it has been asked for.
      P Adults who had this as children describe it as wanting to speak and hitting glass. Many of them speak for a living now. They tend to say that what helped was time, one ally and no applause.
      Q When the register comes closer, {Name} might notice ____. The body starts early.
      Q When somebody answers instead, {Name} might feel ____. Relief and irritation can arrive together.
      Q In the evening, when the voice is back, {Name} might feel ____. A day of holding back is long.
      H {helper} can speak to the school about other ways of taking part, if {he agrees}. ~ An arrangement on paper spares many awkward minutes.
      H {helper} can look for a therapist with experience of this. ~ It is treatable at any age, without drama.
      H {helper} can refrain from counting words. ~ A voice that is being counted goes back inside.
      H<adult> {helper} can offer {adult} after long days. ~ It has been welcome before.
      T {he} can decide on one situation in which the next step would be worth it. ~ Ordering something by pointing and one syllable would do.
      T {he} can record a voice message to somebody safe and listen to it at school with headphones. ~ Hearing it there is a step as well.
      T {he} can take part in writing, and leave it at that for this week. ~ Contributions are not measured in decibels.
      T<quiet> {he} can spend some time {quiet} before the lessons that are hardest. ~ A calm body guards the throat less.
      T<doing> {he} can try {doing} beforehand. ~ It has settled things in other situations.
      C<voice> {he} can think, "Full of words, door stuck, no hurry."
      C<steps> {he} can think, "Make it smaller until it is boring."
      C<letter> {he} can think, "Silence is where I am, not who I am."
      C<topic> While others talk, {he} can think about {topic}.
      A<voice> Somewhere on the way home the muscles let go, and the first sentence is usually about food. The voice has lost nothing by waiting. There may come a day when it is heard in the other place as well, more quietly than in the kitchen. Until then there are other channels, and they are open.
      A<steps> It takes as many steps as it takes, and the order can be changed. A whisper across a table counts. So does a voice message, and so does a single word to a bus driver. Looking back, people rarely remember which of them was decisive, and it was hardly ever the one they had dreaded.
      A<letter> So the quiet one is a description of certain rooms and not of a person. What is not said there can be written, drawn, typed or kept for the kitchen. Those who matter will learn to wait without staring. The voice itself is in good order, and it has plenty to talk about.
    `),
  },
};
