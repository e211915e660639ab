import { script, type Frame } from '../../frame.ts';

/**
 * Rows between a child and the grown-ups at home: two wants, loud words, a door, and the way back. Neither side is made the
 * guilty one; a row is words, and whoever is hit or threatened tells somebody else.
 */
export const arguingWithParents: Frame = {
  id: 'arguing-with-parents',
  name: 'Arguments with parents',
  says: [
    'argues with us about everything',
    'my 12 year old argues all the time',
    'talks back to me',
    'constant backchat',
    'she slams doors and says we dont understand',
    'hates being told what to do',
    'power struggles over every little thing',
    'answers back when i ask her to do something',
    'he says i hate you mum',
    'teenager rolls her eyes at everything',
    'every conversation ends in a shouting match with our son',
    'does the opposite of what i say',
    'she says im the worst parent in the world',
    'wont do as she is told and screams no',
    'toddler says no to everything',
    'strong willed child, battles all day',
    'attitude since he turned eleven',
    'we clash all the time, me and my daughter',
    'defiant at home, angel at school',
    'rude to his father',
    'arguing about curfew and clothes',
    'we fight every night about homework and phones, she is 13',
    'says its unfair and storms off',
    'argueing with me non stop',
  ],
  claims: {
    strong: [
      'she hates me when',
      'he hates me when',
      'hates me when i',
      'his dad and he shout at each other',
      'shout at each other about homework',
      'dad and he shout',
      'mum and she shout',
      'dad and he argue',
      'mum and she argue',
      'shouts that she hates me',
      'shouts that he hates me',
      'shouts at me that',
      'hates me when',
      'hates me whenever',
      'says she hates me',
      'says he hates me',
      'says they hate me',
      'not speaking to us',
      'not speaking to me',
      'not talking to us',
      'not talking to me',
      'dad said no',
      'mum said no',
      'we said no',
      'no to every',
      'no to every single thing',
      'says no to every',
      'no to absolutely everything',
      'no to whatever',
      'have the last word',
      'has the last word',
      'had the last word',
      'last word with us',
      'fight about it every day',
      'we fight about it',
      'they fight about it',
      'fights with her mum',
      'fights with his mum',
      'fights with her dad',
      'fights with his dad',
      'wont let her wear',
      'wont let him wear',
      'not allowed to wear',
      'cheeky',
      'gives me cheek',
      'gives us cheek',
      'giving us cheek',
      'giving me cheek',
      'full of cheek',
      'cheeks me back',
      'mum and dad want',
      'we want him to become',
      'we want her to become',
      'parents want him to do',
      'parents want her to do',
      'parents want him to be',
      'parents want her to be',
      'parents want him to become',
      'parents want her to become',
      'parents want him to study',
      'parents want her to study',
      'parents want them to',
      'dad wants him to be',
      'dad wants her to be',
      'mum wants him to be',
      'mum wants her to be',
      'dad wants him to play',
      'dad wants her to play',
      'mum wants her to play',
      'mum wants him to play',
      'dad wants him to do',
      'dad wants her to do',
      'mum wants him to do',
      'mum wants her to do',
      'we want him to be a',
      'we want her to be a',
      'argued with me',
      'argued with us',
      'that i yell',
      'angry that i yell',
      'angry that i shout',
      'because i yell',
      'when i yell',
      'i yell at him',
      'i yell at her',
      'i shout at him',
      'i shout at her',
      'end up shouting',
      'arguing with my',
      'argues with my',
      'argue about every',
      'argues with us',
      'fights with us',
      'fight with us',
      'fights with us about everything',
      'fights with me about everything',
      'slams doors',
      'slamming doors',
      'argue with us',
      'argues with me',
      'argue with me',
      'argues back',
      'argue back',
      'argues about everything',
      'argue about everything',
      'argues over everything',
      'argues all the time',
      'talks back',
      'talk back',
      'talking back',
      'backchat',
      'back chat',
      'back talk',
      'answers back',
      'answer back',
      'answering back',
      'slams her door',
      'slams his door',
      'we dont understand',
      'dont understand her',
      'told what to do',
      'power struggle',
      'power struggles',
      'battle of wills',
      'i hate you',
      'hate you mum',
      'hate you mom',
      'hates us',
      'worst parent',
      'worst mum',
      'worst mom',
      'worst dad',
      'rolls her eyes',
      'rolls his eyes',
      'does the opposite',
      'defiant',
      'defiance',
      'defies',
      'attitude',
      'strong willed',
      'do as he is told',
      'do as she is told',
      'says no to everything',
      'no to everything',
      'we clash',
      'clash all the time',
      'rude to his father',
      'rude to his mother',
      'rude to her mother',
      'rude to her father',
      'rude to me',
      'rude to us',
      'curfew',
      'coming home time',
      'stay out later',
      'stay out late',
      'stays out late',
      'staying out late',
      'staying out later',
      'stay out longer',
      'what time he comes home',
      'what time she comes home',
      'what time they come home',
      'what time he has to be home',
      'what time she has to be home',
      'what time he should be home',
      'what time she should be home',
      'time to be home',
      'shouting match with our',
      'shouting match with my',
      'shouting matches with my',
    ],
    cues: [
      'argue',
      'argument',
      'shout',
      'row',
      'teenager',
      'rude',
      'no',
      'unfair',
      'rules',
      'clash',
      'stubborn',
      'listen',
    ],
    not: [
      'my husband and i',
      'my wife and i',
      'my partner and i',
      'mum and dad argue',
      'parents argue',
      'his dad and i',
      'her dad and i',
      'argue with her sister',
      'argue with his brother',
      'argue with his sister',
      'argue with her brother',
      'at school he argues',
      'argue with her partner',
    ],
  },
  topicWords: ['voice', 'words', 'no', 'argue', 'argument', 'row', 'door', 'loud', 'both'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'activity'],
  facts: [
    'Saying no is how small children find out that they have a will of their own; it is at its most frequent around two and again at the start of the teens.',
    'Most rows between children and parents are about daily things: clothes, order, screens, times.',
    'From about ten, people want to decide more for themselves; most families argue most between eleven and fourteen.',
    'An angry body hears less; after some twenty minutes the heart is slow enough to listen again.',
    'Arguing with somebody and being loved by that person go together; a row does not use it up.',
    'Tired and hungry people argue more; many rows fall into the hour before supper.',
    'Adults can be wrong and can say sorry; so can children.',
    'A row is words. Nobody may hit or threaten a child; a child to whom that happens can tell another grown-up, who helps.',
  ],
  threads: {
    classroom: 'one sentence that the whole class hears, and one that only one person hears',
    no: 'the word no, which is small and strong',
    door: 'a door that is shut with a bang and opened again',
    hour: 'the hours of the day in which most rows begin',
    faces: 'a cross face and another one',
    loud: 'voices that go up one step at a time, and down again',
    letter: 'a word to an equal about living with people who decide things',
    future: 'two plans for one life',
    cheek: 'one sentence, said in two voices',
    curfew: 'an hour for coming home, seen from outside and from inside the door',
  },
  decidedBy: [
    /^(?![^]*\b(?:pda|autis\w*|demand\w*|anxi\w*|adhd)\b)[^]*?\bsays? no to (?:everything|anything|whatever|all|every)\b/i,
  ],
  threadCues: {
    classroom:
      /\b(?:cheek\w*|answer(?:s|ed|ing)? (?:\w+ )?back|back-?chat\w*|back chat|talk(?:s|ed|ing)? back|rude|sass\w*|lippy|attitude|argues?|arguing|disrespect\w*)\b[^.]*\b(?:teachers?|in class|at school|head ?teacher|dinner lad(?:y|ies)|coach)\b/i,
    future:
      /\b(?:(?:parents?|dad|mum|mom|father|mother|we|i|family|husband|wife)\b[^.]{0,12}\bwants?|expects?|pressur\w*|push(?:es|ing)?) (?:him|her|them) to (?:do|be|become|study|go|take|play|keep|carry|continue|learn|get|choose|join|follow)\b/i,
    curfew:
      /\b(?:curfews?|coming home time|stay(?:s|ed|ing)? out (?:late|later|longer)|what time (?:he|she|they) (?:comes?|has to be|have to be|should be|gets?) home|time to be home)\b/i,
    no: /\b(?:no|nos|hates? (?:you|me|us)|boss)\b/i,
    cheek:
      /^(?![^]*\b(?:teachers?|in class|at school|head ?teacher|dinner lad(?:y|ies)|coach)\b)[^]*?\b(?:cheek\w*|answer(?:s|ed|ing)? (?:(?:me |us |everyone )?back|everything|every time)|hands on (?:his|her|their) hips|(?:in|with) (?:a|another|the right|a better|a nicer) (?:\w+ )?(?:voice|tone)|back-?chat\w*|back chat|back-?talk|talk(?:s|ed|ing)? back|rude|sass\w*|lippy|attitude|tone|last word)\b/i,
    door: /\b(?:doors?|slam\w*|storms?|storming|stormed|stomp\w*|locks? (?:him|her|them)sel\w+|(?:out of|stays? in|shut in|lives? in|never leaves|hides? in) (?:his|her|their) (?:bed)?room)\b/i,
  },
  onlyWhenSaid: ['door', 'future', 'cheek', 'classroom', 'curfew'],
  tellsAlone: ['future', 'cheek', 'classroom', 'curfew'],
  roles: {},
  titles: {
    young: [
      { text: 'Two Ears Are Enough', thread: 'classroom' },
      { text: 'Boots Off, Words On', thread: 'cheek' },
      { text: 'Try It Soft', thread: 'cheek' },
      { text: 'No Is a Small Word', thread: 'no' },
      { text: 'No, No, and Then Soup', thread: 'no' },
      { text: 'Bang Goes the Door', thread: 'door' },
      { text: 'The Door Opens Again', thread: 'door' },
      { text: 'Two Cross Faces', thread: 'faces' },
      { text: 'Two Who Are Cross' },
      { text: '{name} and a Loud No' },
    ],
    older: [
      { text: 'The Hour for Coming Home', thread: 'curfew' },
      { text: 'A Key in the Door', thread: 'curfew' },
      { text: 'One Pair of Ears', thread: 'classroom' },
      { text: 'Without an Audience', thread: 'classroom' },
      { text: 'Same Words, No Elbow', thread: 'cheek' },
      { text: 'Keep the Point, Drop the Tone', thread: 'cheek' },
      { text: 'Two Plans for One Life', thread: 'future' },
      { text: 'Voices on a Staircase', thread: 'loud' },
      { text: 'One Step Down', thread: 'loud' },
      { text: 'What a No Is For', thread: 'no' },
      { text: 'Both Sides of the Door', thread: 'door' },
      { text: 'After the Bang', thread: 'door' },
      { text: 'The Hour for Rows', thread: 'hour' },
      { text: 'Why Always at This Hour?', thread: 'hour' },
      { text: 'On Living With People Who Decide', thread: 'letter' },
      { text: '{name} and the Rows at Home' },
    ],
  },
  benefits: [
    'Shows how a row begins and how people come back from it.',
    'Says what both sides may be thinking, without naming a guilty one.',
    'Gives {name} words for wanting something and a way to return.',
  ],
  talk: {
    young: ['Who is cross in the story?', 'How does a body feel when it is cross?', 'Shall we practise a quiet no?'],
    older: [
      'Where in this story does somebody come back?',
      'Which word went into the blank?',
      'Shall we choose one rule to talk about again?',
    ],
  },
  ofThread: {
    future: {
      benefits: [
        'Looks at two plans for one life from both sides.',
        'Says what may be behind each of them, without naming a guilty one.',
        'Gives {name} words for wanting something.',
      ],
      talk: {
        young: [
          'What are the two plans in the story?',
          'How does a body feel when it is cross?',
          'Shall we practise saying what we want?',
        ],
        older: [
          'What is behind each of the two plans in the story?',
          'Which word went into the blank?',
          'Shall we choose one part of the plan to talk about again?',
        ],
      },
    },
    cheek: {
      benefits: [
        'Shows how the same thing sounds in two voices.',
        'Says what a word with a sting does, without naming a guilty one.',
        'Gives {name} a way to say it again.',
      ],
      talk: {
        young: [
          'Which word had a sting in the story?',
          'How does a body feel when it is cross?',
          'Shall we practise a quiet no?',
        ],
        older: [
          'What changes when it is said in another voice?',
          'Which word went into the blank?',
          'Shall we choose words that mean "once more, softly"?',
        ],
      },
    },
  },
  cover: {
    setting: 'living-room',
    time: 'sunset',
    pose: 'stand',
    feeling: 'determined',
    companion: 'grown-up',
    props: ['clock', 'shoe'],
  },
  text: {
    '2-3': script(`
      D<no> No, no, no! {Name} says it. The grown-up says no too. Two nos in one room.
      D<no> No to shoes! No to bed! {Name} says no. It is a small word, and loud.
      D<faces> One cross face is here. One more is there. {Name is} loud. A grown-up may be loud too.
      D<door> A door can go bang. {Name is} on one side. A grown-up is on the other. Both are cross.
      P Grown-ups get loud too.
      P No means, "I am me."
      P Cross goes up. Cross comes down.
      Q With a big no, {Name} may feel ____.
      Q When it is loud, {Name} may feel ____.
      Q After that, {Name} may feel ____.
      H {helper} can wait and come back.
      H {helper} can say it softly.
      H {helper} can ask, "This or that?"
      T {he} can stamp two times.
      T {he} can pick this or that.
      T<door> {he} can open the door again.
      T {he} can blow like the wind.
      T<comforter> {he} can hug {comforter}.
      C<no> {he} can say, "I want it so."
      C<no> {he} can say, "No, no, and now?"
      C<faces> {he} can say, "I am so cross."
      C<door> {he} can say, "Knock, knock, hello."
      C<topic> {he} can think about {topic}.
      A<no> No went up. No came down. There is yes as well. Yes to soup!
      A<no> No, no, no. Then it was quiet. A lap is big. It has room for no and yes.
      A<door> Knock, knock. The door opens. Both look in. Hello, hello!
      A<faces> Cross faces get soft. One looks. One looks back. Both like a hug, or a nod.
      D<cheek> "No! Go away!" It came out fast. {Name} has lots of new words. Some are soft words. Some are hot, like a no.
      P<cheek> Hot words make ears sting. Big ears too.
      P<cheek> Grown-ups still like the one who said it.
      Q<cheek> After a hot word, {Name} may feel ____.
      H<cheek> {helper} can say, "Try it soft."
      T<cheek> {he} can blow on the hot word. Fff.
      T<cheek> {he} can say, "No, thank you."
      C<cheek> {he} can say, "Blow, blow, and soft."
      A<cheek> Fff goes the hot word. It is soft now. "No, thank you." Two ears heard it well. A no can be soft.
    `),
    '4-5': script(`
      D<no> No is a short word, and it is strong. {Name} has one, and so does each grown-up. "Come now" meets "No". Then there are two who want two things. It can get loud.
      D<no> At times there are two nos in a room. One is big, and one is {hers}. It may be about ice cream, or shoes, or bed. They bump into each other. For a bit, nobody hears a thing.
      D<door> Some rows end with a bang, and a door is shut. Then {Name} may be on one side of it. On the other side stands a grown-up. Both are hot in the face, and both may be sad.
      P A grown-up says no to keep people safe. Some nos are about the clock. Now and then it is just a tired no.
      P A child says no to say, "I am somebody." That is a good thing to know. It is still cold without a coat.
      P Two people can be loud, and love has not gone. It stays where it is. It is just hard to hear.
      Q When a no meets a no, {Name} may feel ____.
      Q After the loud part, {Name} may feel ____.
      Q When it is quiet again, {Name} may feel ____.
      H {helper} can say what is fixed and what is not.
      H {helper} can wait until both are calm.
      H {helper} can say sorry for a loud voice. ~ Grown-ups can do that.
      H<adult> {helper} can help by {adult}. ~ That helps to cool down.
      T {he} can say what {he wants} in one sentence.
      T {he} can ask to pick how it is done.
      T {he} can go and stamp in the hall.
      T<comforter> {he} can hold {comforter} until it is calm.
      T<quiet> {he} can spend some time {quiet}.
      D<faces> A cross face is easy to spot. {Name} may make one, and a grown-up may make one too. They look at each other, and it gets loud. Each face says, "You first." So it takes a while.
      C<faces> {he} can say, "Cross face here, and who is there?"
      A<faces> Cross faces do not last. A nose gets itchy, or there is a sneeze. Then both are just faces again. It is not so loud. There is time to say what it was about.
      C<no> {he} can say, "I want to do it, and in my way."
      C<no> {he} can think, "My no is small and strong."
      C<door> {he} can say, "I am done being loud. Are you?"
      C<topic> To cool down, {he} can think about {topic}.
      A<no> After the nos came a maybe, and then a yes. It was a small yes, and it took a while. Both could laugh about something later on.
      A<no> The loud part is over. There is a hug, or a nod. Both of them can say no another day. There is a lot to say yes to as well. One of them is pudding.
      A<door> A door can go bang, and a door can go open. Now it is open a bit. A nose looks in. The loud words are gone, and both are still here.
      D<cheek> "Do it yourself!" is three words long. {Name} can say many things now. Some come out with a sting. It may be funny the first time, and somebody laughs. The next time nobody laughs. The words are the same, but they have their boots on.
      D<cheek> A no can wear boots, and a no can wear slippers. With boots on, it stamps on somebody's toes. {Name} has both kinds, and so have grown-ups. The boots often come out when a body is tired.
      P<cheek> Grown-ups can hear a no very well. It is the stamping that makes them cross.
      P<cheek> Words like that are often borrowed. They come from big children, or out of a film.
      Q<cheek> When a stinging word is out, {Name} may feel ____.
      H<cheek> {helper} can say, "Once more, in slippers." ~ Then it may be said again.
      H<cheek> {helper} can listen to what the no is about.
      T<cheek> {he} can say the same thing again in a soft voice.
      T<cheek> {he} can say, "I don't want to," and stop there.
      C<cheek> {he} can say, "Boots off, words on."
      A<cheek> The boots stand by the door. The no comes in with slippers on, and somebody listens to it. Perhaps it is still bedtime. But nobody's toes hurt.
      A<cheek> It was said once more, and it had no sting in it. The answer was a yes, or a "later". Words are good for getting things. A no in slippers gets further than a no in boots.
      D<classroom> In a class a lot of ears can hear one word. {Name} may say a quick "no" to the teacher. Then all the heads turn, and it gets loud. The same no can be said quite softly, close by. Then only two ears hear it, and it is easier to answer.
      P<classroom> A teacher has many children and one voice. Quick words make the work harder.
      P<classroom> Teachers like to hear what is wrong. They can help best when it is said softly.
      Q<classroom> When the teacher says, "Now, please," {Name} may feel ____.
      H<classroom> {helper} can ask the teacher what is hard there.
      T<classroom> {he} can walk to the teacher and say it softly.
      C<classroom> {he} can think, "Two ears are enough."
      A<classroom> Two ears heard it, and they belonged to the right person. It was a no, and a small one. After that there was an answer. Nobody else even looked up.
    `),
    '6-7': script(`
      D<no> There are two kinds of no in most arguments. One comes from a grown-up, and it is mostly there to keep people safe. The other one may come from {Name}. It means, "Here is somebody with a will." Both are good for something. When it is loud, they are easy to mix up.
      D<door> It takes one second to slam a door. Then {Name} may be on one side, with a fast heart. On the other side is a grown-up with a fast heart too. Both think that the other is not listening. In that minute, both of them are right.
      D<hour> Why do so many rows start when time is short? {Name} may have noticed that. It may be before school, before supper or before bed. People are tired or hungry then. The grown-up has one more thing to do. A small word, such as "coat", can set it off.
      P Grown-ups are often loud when they are worried or late. It looks like being cross. It may be the clock that is behind it.
      P A child who argues is not bad. Wanting to decide things is part of growing. It comes in bits, and some of them are noisy.
      P In a row, people say things that they do not mean. Big words are mostly a way to say, "I am so cross." That can be put right.
      P A row is made of words. Nobody is allowed to hit or scare a child in it. If that happens, another grown-up can be told.
      Q When the answer is no, {his} body may feel ____.
      Q When a row gets loud, {Name} may feel ____.
      Q When it is over, {Name} may feel ____.
      H {helper} can stop, breathe and start again in a lower voice. ~ It works for grown-ups too.
      H {helper} can say which part is fixed, and which is not. ~ Most things have some choice in them.
      H {helper} can say sorry if it got too loud. ~ It is good to hear that from a big person.
      H<adult> {helper} can help by {adult}. ~ It has made things calm before.
      T {he} can say, "I want this because ..." and give one reason. ~ Reasons are heard better than noise.
      T {he} can ask for ten minutes and then talk. ~ Hot ears do not hear well.
      T {he} can say it once more, quietly, with both hands down. ~ A low voice gets a longer answer.
      T<comforter> {he} can hold {comforter} until the heart is slow. ~ It takes about twenty minutes.
      T<activity> {he} can spend some time {activity}. ~ Arms and legs get rid of the rest.
      D<loud> Voices can go up like people on stairs. {Name} says a thing, and the answer is a bit louder. So the next thing is louder again. At the top both are shouting, and nobody hears what is said. Some rows go up without a single shout, in very sharp words.
      C<loud> {he} can think, "One step down, and then I say it."
      A<loud> Somebody takes one step down first. It feels odd, because the other one is still up there. Then it is too loud to be up there alone. Down here both can hear, and the matter is still on the table.
      C<no> {he} can think, "Two kinds of no, and one is mine."
      C<door> {he} can say, "Can we start that again?"
      C<hour> {he} can think, "It is the hour, and it will pass."
      C<topic> Until it is calm, {he} can think about {topic}.
      A<no> Some rules change a bit each year, as children grow. A will of one's own can stay. When nobody is loud any more, it is possible to argue well. That is a thing to be good at.
      A<door> Doors have a handle on both sides. After a while one of them goes down. Nobody won, and nobody needs to. There is room for both in one home.
      A<hour> Then the hour is over, and so is the loud part. It is odd how small the row looks from there. Perhaps the hard thing can come at a calmer time another day. Both of them could try that.
      D<cheek> "Why should I?" can be said in two ways. In one voice it is a question. In the other {Name} may poke with it, like an elbow. It is hard to hear the difference while it is coming out. The other person hears it at once, and then there are two elbows.
      D<cheek> Quick answers are a kind of gift, and {Name} may have it. The words are out before anyone has thought. Some make the whole table laugh. Others are like an elbow in the side. From the mouth they feel just the same.
      P<cheek> Grown-ups mostly mind the tone and not the question. Many of them were told the same as children.
      P<cheek> Two people who both want the last word are busy for a long time. There is one more, and one more.
      Q<cheek> When the quick answer is out, {Name} may feel ____. It may be two things.
      H<cheek> {helper} can say, "Try that again," and wait without a frown.
      H<cheek> {helper} can stop first, and leave the last word lying there.
      T<cheek> {he} can take it back and say it again without the elbow. ~ Nearly every sentence works both ways.
      T<cheek> {he} can count two fingers before an answer. ~ A quick mind is still quick after two.
      C<cheek> {he} can think, "Same words, no elbow."
      A<cheek> "Why should I?" somebody asks, and this time it is a question. The answer has kind words in it. It may even be a good one. A quick tongue is useful at a table. It is at its best when everybody can laugh.
      A<cheek> The last word was lying there, and nobody picked it up. It was quiet, and the dishes got done somehow. Voices can be changed in the middle of a sentence. It takes practice, and {Name has} somebody to practise on.
      D<classroom> A classroom has about thirty pairs of ears. When {Name answers} a teacher fast and loud, all of them hear it. Some laugh, and then the teacher gets strict. It was perhaps a good point. At the desk one person could hear it, the right one.
      P<classroom> Teachers do not mind questions. They mind it when the whole class stops to listen to a row.
      P<classroom> Those who laugh get to hear something funny. It is somebody else who stays in at playtime.
      Q<classroom> When the teacher looks up, {Name} may feel ____. There may be two words in it.
      H<classroom> {helper} can ask the teacher when it happens most.
      H<classroom> {helper} can practise one sentence in two voices. ~ It is fun, and it works.
      T<classroom> {he} can hold the answer for two breaths. ~ It is still there after that.
      T<classroom> {he} can say it at the desk after the lesson.
      C<classroom> {he} can think, "One pair of ears, not thirty."
      A<classroom> At the desk, after the bell, the sentence took ten seconds. Nobody was cross, and there was an answer. Thirty pairs of ears were already outside. A quick tongue can choose its moment.
    `),
    '8-10': script(`
      D<hour> On a chart of all the arguments in a home, there would be hills. {Name} could probably draw them. One may stand before school, one at six in the evening and one at bedtime. At such hours somebody is hungry, something is unfinished, and adults have been polite to other people all day. Somebody says something about shoes. It is not about shoes.
      D<door> A slammed door is a complete sentence. {Name} may have used it, or may have heard it from the other side. It says "I have run out of words" and "Do not follow me" and, oddly, "Somebody come". The trouble is that nobody can tell which of the three is meant. So people on both sides of the door stand still and feel misunderstood.
      D<no> At two, people discover the word no, and at ten they discover "why". Both start arguments. {Name} may have found that some rules at home have excellent reasons and some have none that anybody can remember. Asking about them is fair. It depends a little on the tone, and on whether somebody is holding a saucepan.
      P Adults at home remember somebody smaller, who could not yet reach the handle of the door. They are a year or two behind, all the time. The update is slow, and no disrespect is meant.
      P Adults who shout are often frightened, late or tired, and they tend to be sorry by nine o'clock. Not all of them know how to say so. Some of them make toast instead.
      P In a row, each person hears the worst version of what the other says. "Not now" turns into "never", and "unfair" turns into "I do not love you". It is a hearing problem that lasts about twenty minutes.
      P Arguments are made of words, even when they are loud. Being hit, threatened or called names again and again is something different. A child to whom that happens is not to blame, and another adult can be told.
      Q When the answer is no for the third time, {Name} might notice ____. Ears and neck get warm.
      Q After the loud part, {Name} might feel ____. Anger often has something else underneath.
      Q When it is over, {Name} might feel ____.
      H {helper} can say which rules are open for discussion and when. ~ A Sunday afternoon is better than a doorway.
      H {helper} can admit it when a rule has no reason. ~ That makes the others more believable.
      H {helper} can come back after a row and begin with something ordinary. ~ An offer of toast is a peace treaty.
      H<adult> {helper} can help by {adult}. ~ It has cooled things before.
      T {he} can make one proposal with one reason, after supper. ~ Few people have ever been convinced while hungry.
      T {he} can say, "I am too angry to talk, and I will come back." ~ It is a door that is not slammed.
      T {he} can write it down and push it under the door. ~ Paper does not raise its voice.
      T<comforter> {he} can go to {comforter} until the ears are cool. ~ It takes about twenty minutes.
      T<activity> {he} can spend some time {activity} first. ~ Anger likes to be used up.
      D<loud> An argument can be drawn as a staircase. Each answer stands one step above the last, in volume or in sharpness. {Name} may know how quickly the top is reached. Up there everyone is right and nobody is listening. The strange thing is that going up takes two people. Going down can be started by one.
      D<loud> Listening stops at a certain height. {Name} may have noticed it in an argument at home. The first sentences are about the matter, and the later ones are about the sentences. Each side answers a little more sharply, as if on a staircase. By the top step the matter has been left at the bottom.
      C<loud> {he} can say, "One step down. What was it about?"
      A<loud> The matter is still lying at the bottom of the stairs, and it looks smaller from there. It can be picked up by either side, on another day if need be. Neither of them has won anything up there, apart from a view. An argument that comes down by itself is a rather good one.
      C<hour> {he} can think, "This is one of the hills, and it goes down again."
      C<door> {he} can say, "That was the loud version. Here is the other one."
      C<no> {he} can say, "I would like the reason, please."
      C<topic> For twenty minutes, {he} can think about {topic}.
      A<hour> An hour later the hill on the chart has gone down again. Somebody has eaten something, and somebody tells a joke that is not good. What the row was about may still be open, and can be dealt with on another day. Arguments at home are rarely finished. They are mostly fed.
      A<door> The handle goes down, from one side or the other. Nobody needs to have been right. A row can end with a sentence, a plate or a hand on a shoulder. The door stays ajar for a while. People who live together learn each other's knock.
      A<no> Some rules fall in the course of such arguments, and some stand. In a few years most of them will have been swapped for others. It is good practice to ask for reasons at home, where people keep on liking the one who asks. Later it is useful in parliaments.
      D<future> There are two plans in some families, and both are for the same person. One was made by adults, often a long time ago. The other is {hers}, and it may be newer and less tidy. When the two meet, there is a row, and it sounds as if somebody were ungrateful. It is more that both want it to turn out well, and each can see only one way.
      P<future> Adults sometimes plan what they would have liked themselves, or what they were afraid of missing. They may not notice it. It is seldom meant to make anyone small.
      P<future> People who know what they like are easier to argue with than people who only say no. It helps to say both.
      Q<future> When the plan is mentioned again, {Name} might feel ____.
      H<future> {helper} can ask what exactly is nice about the other plan. ~ Questions get further than speeches.
      H<future> {helper} can agree to try something for a time and then look again. ~ A term is not a life.
      T<future> {he} can write down three reasons, and read them out once. ~ Reasons on paper stay calm.
      T<future> {he} can ask the grown-ups why their plan matters to them. ~ The answer may be a story.
      C<future> {he} can say, "I would like to be asked as well."
      A<future> Both plans lie on the table, and neither is finished. The row was about who gets to hold the pencil. It can be passed to and fro for some years yet. What somebody loves to do does not go away because another plan is louder.
      D<cheek> Actors know that a line such as "Fine, I'll do it" can be said in about ten ways. Nine of them start a row. {Name} may be handy with those nine just now, since they come out quicker than the plain one. Most people who are good with words go through a time like that. The trouble is that a family hears the tone and misses the sentence.
      D<cheek> A sharp answer takes less than a second. The conversation about it takes twenty minutes, and it happens at the worst time of the day. {Name} may have noticed that the subject gets lost on the way. It started with a plate, and it ends with a voice. Nobody remembers what was to be done with the plate.
      P<cheek> Parents put up with disagreement better than it looks. What they hear in a certain tone is that they do not matter, and that stings even at forty.
      P<cheek> Tiredness, hunger and company make tongues sharper. It is a reason, and it wears off with toast.
      Q<cheek> A second after a sharp answer, {Name} might feel ____. There may be a little pride in it.
      H<cheek> {helper} can ask for the same sentence without the tone, and then really answer it.
      H<cheek> {helper} can listen to the tone of adults as well.
      T<cheek> {he} can say, "I'll try that again," and do. ~ It ends more rows than an explanation.
      T<cheek> {he} can save the best ones for a notebook. ~ Comedians work like that.
      C<cheek> {he} can think, "Keep the point, drop the tone."
      A<cheek> The same sentence in a plain voice turns out to make a very short conversation. The thing gets done, and nobody has discussed anybody's tone. A sharp tongue is worth keeping for the right occasion. There it is called wit.
      A<cheek> The row was over after one sentence, because somebody said it twice. The second time had the same words in it and nothing else. It is a trick that few adults can do. They have been known to learn it from someone shorter.
      D<classroom> A remark in a classroom has two audiences, one at the front and twenty-nine behind. {Name} may be good at remarks that the twenty-nine enjoy. The one at the front has no choice then, for a class is watching how it ends. So a small point becomes a large matter. Without an audience it would have stayed small.
      P<classroom> Teachers hear a tone before they hear a point. Most of them are willing to discuss the point, in the corridor.
      P<classroom> Classmates who laugh are not lending a hand. By break they have forgotten what it was.
      Q<classroom> In the second after such a remark, {Name} might feel ____. There may be a little pride in it.
      H<classroom> {helper} can find out what usually comes just before. ~ It is often the same kind of moment.
      H<classroom> {helper} can arrange five minutes with that teacher, with no class behind.
      T<classroom> {he} can write the remark on the edge of a page and leave it there. ~ The good ones keep.
      T<classroom> {he} can ask after the lesson, "May I say something about that?"
      C<classroom> {he} can think, "Keep the point, lose the audience."
      A<classroom> In an empty classroom the same point was made in half a minute, and it got an answer. Nobody laughed, and nobody was sent anywhere. The best remark of the day is on the edge of a page. It may come in useful on a stage.
    `),
    '11+': script(`
      D<letter> Living with people who decide things is a peculiar arrangement, and it becomes more so each year. By now, {Name} may well see further than the rules were made for, and the rules have not noticed. The people in charge remember somebody smaller, are responsible in law, and are frequently tired. That is enough for a good many arguments. It does not mean that anything has gone wrong, although it rarely sounds like success.
      D<hour> Researchers who asked families to keep diaries found that arguments have a timetable. {Name} might confirm it: the hour before supper, the half hour before bed, and the last ten minutes before anybody leaves the house. The subjects are modest, such as a bag, a screen or a tone of voice. What they have in common is that somebody is hungry or late. A surprising number of deep disagreements disappear after pasta, which is worth knowing for both sides.
      D<door> There is a kind of argument that ends with a door. {Name} may know the silence behind it, in which one goes on making excellent points to nobody. On the far side, an adult is doing the same. Both speeches are better than what was said, and neither will be delivered. It takes some courage to open that door first, and there is seldom any applause for it.
      P Parents of people this age are being made redundant by degrees, and they did not apply for it. Some hold on to small rules because the large ones are slipping away. It helps to remember that each child is a first time for them, and that there is no rehearsal.
      P A remark about a jacket can be worry in disguise. So can a question about who else is coming. Adults are often better at worrying than at saying so, and a direct question sometimes brings it out.
      P Studies of families show that a moderate amount of arguing goes with closeness rather than against it. People who do not disagree at all may have stopped telling each other things. What matters is less how often it happens than how it is mended afterwards.
      P An argument consists of words. If somebody is hit, threatened or made small day after day, it is not an argument, and it is not the young person's fault. A teacher, a doctor or another relative can be told, and if one of them does not act, the next one can.
      Q In the middle of a sentence that has been said before, {Name} might notice ____. Some rows are repeats.
      Q Once there is nobody to argue with, {Name} might feel ____. There may be something under the anger that is quieter.
      Q The next morning, {Name} might feel ____. Mornings tend to be more generous.
      H {helper} can fix a time for negotiations and keep corridors free of them. ~ Decisions made in doorways are rarely good.
      H {helper} can say which decisions are ready to be handed over. ~ A list of those gets longer each year.
      H {helper} can apologise for the volume without taking back the content. ~ It shows how that is done.
      H<adult> {helper} can offer {adult} afterwards, without a speech. ~ It has worked better than words before.
      T {he} can present one request at a time, with a plan for what might go wrong. ~ It answers the worry before it is spoken.
      T {he} can leave a row with a time instead of a bang. ~ "In half an hour" is a sentence that keeps its dignity.
      T {he} can repeat the other side's point once, in fair words, before answering. ~ It tends to confuse people in a good way.
      T<activity> {he} can spend some time {activity} before round two. ~ A head that has been elsewhere argues better.
      T<quiet> {he} can spend some time {quiet}. ~ The best arguments come when nobody is listening.
      D<loud> There is a moment in most arguments at home when the subject changes without notice. It was about something, and then it is about the way it was said. {Name} may be quicker than others at spotting that moment, and no better at stopping there. From then on each answer is a step higher than the one before. Both sides climb, because standing still looks like losing, and the original question waits downstairs with its coat on.
      C<loud> {he} can say, "We have left the subject. I would like to go back to it."
      A<loud> Somebody goes down one step, usually by saying something dull in a normal voice. It is rarely applauded. The question is still downstairs, and it turns out to be of a manageable size. An argument like that has no winner, and those who keep winning at home tend to eat alone.
      C<letter> {he} can think, "They are a year behind, and they are coming."
      C<hour> {he} can think, "First pasta, then principles."
      C<door> {he} can say, "I have a shorter version of that."
      C<topic> In the meantime, {he} can think about {topic}.
      A<letter> The arrangement will go on for some years, and it will loosen as it goes. There will be more arguments in it, some necessary and some about bags. People who have argued fairly at home are hard to intimidate elsewhere. They also tend to be invited back for supper, year after year.
      A<hour> Timetables can be changed. The difficult questions can be moved to a Sunday, and pasta can be moved forward. What is left after that is worth arguing about, and it is usually less than one had thought. Both sides may even quote each other one day, with slight improvements.
      A<door> Somebody opens it in the end, and says something about the washing-up. That is how most arguments between people who belong together are concluded. The good points can be kept for another day, when they will seem shorter. A door that opens both ways is, on the whole, a well-made thing.
      D<future> Parents tend to have a plan, sometimes older than the person it is meant for. {Name} has another one, and so there is a row that comes round with the regularity of a season. On one side stand security and everything that was given up for it. On the other stands a wish that can be described quite well and proved not at all. Both sides believe that they are being asked to give up something important, and both are right.
      P<future> People who grew up with less, or who gambled once and lost, hear risk where others hear joy. Their plan is a kind of insurance, and they are offended when it is taken for a cage. It can be acknowledged without being accepted.
      P<future> Plenty of adults do something today that nobody had planned for them. Hardly any of them got there in one argument. They got there by being good at it for a while, where others could see.
      Q<future> When the word "sensible" comes up, {Name} might feel ____. It may be anger, and it may be doubt dressed as anger.
      H<future> {helper} can ask about the wish as if it were interesting, before asking what it pays. ~ The order of questions decides the evening.
      H<future> {helper} can say what the fear behind the plan is. ~ A fear can be answered, and a verdict cannot.
      T<future> {he} can find out what the first three steps would be and what they cost. ~ A plan with figures in it is harder to dismiss.
      T<future> {he} can suggest a trial: a holiday job, a course, a year with a date at the end. ~ Nobody loses face over a trial.
      C<future> {he} can think, "Their insurance, my life. There may be room for both."
      A<future> No row of this kind is won on the day. The pencil gets passed back and forth for years, and gradually it stays longer on one side. {Name} does not need a final answer at this age, and neither do the people with the plan. What can be done in the meantime is to get good at something, and to let it be seen.
      D<cheek> It is possible to say "whatever" so that it contains an entire review of somebody's character. {Name} may have arrived at an age where the voice does such things almost by itself. The content is often reasonable. It is about a lift, a time, a charger. What comes back is an answer to the review, and so nobody gets round to discussing the lift.
      D<cheek> Sarcasm is the native language of people who are beginning to see through things and cannot yet change them. {Name} may be fluent by now. At school it counts as wit, and at the kitchen table it is heard as a bad review. The words are the same, and only the audience has more at stake.
      P<cheek> Parents seldom mind being contradicted. They mind the small pause before a certain kind of "okay", because they remember a person who used to run down the hall to them.
      P<cheek> Adults have a tone as well, and theirs is older. Pointing it out in the middle of things has yet to help anybody, and pointing it out later sometimes does.
      Q<cheek> After an answer that landed too well, {Name} might feel ____. Triumph has a short half-life.
      H<cheek> {helper} can respond to the point and let the tone pass, once in a while.
      H<cheek> {helper} can apologise for a tone of one's own. ~ It is the only lecture on the subject that works.
      T<cheek> {he} can put the request first and the comment second. ~ Quite often the second is no longer needed.
      T<cheek> {he} can say, "That came out sharper than I meant." ~ It is seven words and costs very little.
      C<cheek> {he} can think, "Point first. The review can wait."
      A<cheek> The comment retires for the evening, and the question itself takes forty seconds. Nobody has given in. The voice is still there, along with everything it can do. Used rarely, it is feared by comedians and loved at parties.
      A<cheek> Two people at a kitchen table have said what they meant in the words for it, and it felt slightly unnatural to both. It becomes easier. The irony can be brought back for the washing-up, where it does least harm and gets most laughs.
      D<classroom> In front of thirty people, no teacher can afford to lose a point, and no pupil can either. That is why such exchanges grow. {Name} may well have been right about the thing itself, which by then nobody is discussing any more. What is being discussed is who gave way. The same sentence in an empty corridor would have been a question.
      P<classroom> Teachers are trained to respond to tone, since thirty others are waiting to see what is allowed. In private most of them are easier to talk to than they look.
      P<classroom> An audience costs its entertainer more than it pays. The laugh lasts three seconds, and the report is kept for years.
      Q<classroom> When it is {his} turn to answer, {Name} might notice ____. It may be the jaw or the ears.
      H<classroom> {helper} can help to sort out which part of it is a fair complaint. ~ Fair complaints have a procedure.
      H<classroom> {helper} can stay out of it for a week, if {he} would like to try it alone.
      T<classroom> {he} can put the point in an email or keep it until after the lesson. ~ Without an audience it is only a point.
      T<classroom> {he} can use a dull answer, such as "Okay", and leave it at that once a day.
      C<classroom> {he} can think, "The point can wait. The audience does not need it."
      A<classroom> The conversation took place by an open door and was over in four minutes. Both sides said their piece, and neither looked round to see how it went down. A sharp mind without an audience turns out to be quite persuasive. The class found something else to watch.
      D<curfew> One hour on a clock can keep a family arguing for a year, if it is the hour for coming home. {Name} may see an evening that is cut off just when it begins to be good. Somebody at home sees a street, the dark and a phone that does not ring. Both are looking at the same hour, and neither is inventing anything. What helps is seldom a winner. It is a time that both can live with, and a message if something changes.
      D<curfew> The time for coming home is a number, and the argument about it is usually about something else. For {Name} a later hour may mean being trusted. For the people at home an earlier one may mean being able to sleep. Those two wishes do not exclude each other, although in a hallway they can sound as if they did. Trust of this kind is mostly made of small things that went as agreed.
      P<curfew> Whoever waits at home listens for the door, and each minute after the agreed one seems longer than the minute before. That is why the first sentence in the hall is often the wrong one. It is relief, in a voice that sounds like anger.
      P<curfew> Friends have other times, since no two families settle on the same one. The latest of them is the one that gets mentioned.
      Q<curfew> When the subject comes up again, {Name} might feel ____. There may be a fair point under it.
      H<curfew> {helper} can say which part is the worry: the hour, the way home or the company. ~ Those three can be settled one at a time.
      H<curfew> {helper} can agree on a trial of a few weeks, perhaps a little later than now. ~ After that, both sides have facts.
      T<curfew> {he} can suggest a time together with a way home. ~ It is easier to say yes to a whole plan than to an hour.
      T<curfew> {he} can offer to send one line when something changes. ~ News that comes before the agreed time is easier to hear.
      C<curfew> {he} can think, "A plan gets further than a row."
      A<curfew> Times for coming home change as people get older, in most families a little at a time. Arguments seldom move them, and evenings that went as agreed often do. What was settled this year can be looked at again. Meanwhile there is a door, and somebody behind it who is glad to hear a key.
    `),
  },
};
