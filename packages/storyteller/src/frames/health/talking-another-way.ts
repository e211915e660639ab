import { talkToMe } from './mending/talk-to-me.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';
import { oneMoreTryToBeUnderstood } from './one-more-try-to-be-understood.ts';

const own: Frame = {
  id: 'talking-another-way',
  name: 'Talking with a talker, pictures or signs',
  says: [
    'uses a talker and the other children press the buttons',
    'people talk over her before she has finished on her device',
    'aac user and nobody at nursery waits',
    'he got his communication device last month and is shy to use it',
    'her speech device sounds like a robot and they laugh',
    'uses picture cards to talk and grown ups guess',
    'kids grab his talker',
    'uses a communication board at school',
    'signs makaton and nobody understands',
    'talks with signs and the new helper does not know them',
    'pecs book to talk',
    'non speaking and uses an ipad to talk',
    'teacher takes her talker away as a punishment',
    'others answer for him when he uses his tablet to speak',
    'eye gaze talker in class',
    'wants to tell jokes with his talker',
    'sign language at playtime with hearing children',
    'learning to use her talker',
  ],
  claims: {
    strong: [
      'use a talker',
      'uses a talker',
      'use talker',
      'his talker',
      'her talker',
      'their talker',
      'got a talker',
      'new talker',
      'use his talker',
      'use her talker',
      'aac',
      'aac device',
      'aac user',
      'communication device',
      'communication board',
      'communication book',
      'communication app',
      'communication aid',
      'speech device',
      'speech app',
      'talking device',
      'speech generating device',
      'picture board',
      'picture cards to talk',
      'pictures to talk',
      'picture book to talk',
      'cards to talk',
      'ipad to talk',
      'tablet to talk',
      'ipad to speak',
      'tablet to speak',
      'talks with his ipad',
      'talks with her ipad',
      'pecs',
      'proloquo',
      'eye gaze',
      'makaton',
      'signs bsl',
      'signs asl',
      'chat over him',
      'chat over her',
      'chat over them',
      'talk over him',
      'talk over her',
      'talks over him',
      'talks over her',
      'learning to sign',
      'signs and nobody',
      'teacher signs',
      'nobody signs',
      'no one signs',
      'no one else signs',
      'nobody else signs',
      'only one who signs',
      'only signer',
      'deaf and signs',
      'is deaf and uses',
      'understands sign',
      'know sign language',
      'knows sign language',
      'can sign there',
      'sign and nobody',
      'talks with signs',
      'signs to talk',
      'signs instead of talking',
      'signs instead of speaking',
      'understand her signs',
      'understand his signs',
      'understands his signs',
      'understands her signs',
      'uses sign language',
      'uses bsl',
      'uses asl',
      'interpreter is coming',
      'new interpreter',
    ],
    cues: ['talker', 'device', 'non verbal', 'nonverbal', 'non speaking', 'sign', 'talk over', 'button', 'wait'],
    not: ['fast talker', 'good talker', 'little talker', 'early talker', 'late talker', 'big talker', 'great talker'],
  },
  topicWords: ['talk', 'talker', 'word', 'sign', 'say', 'voice', 'sentence'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'adult', 'thing'],
  facts: [
    'Talkers, picture boards, cards and signs are ways of talking (augmentative and alternative communication); using them does not keep a child from learning to speak.',
    'Speaking aloud comes to some 150 words a minute, a talker often to about ten; the slowness says nothing of how fast somebody thinks.',
    'It helps when others wait for ten seconds or longer, look, and use the same words and pictures themselves.',
    'A talker is a voice: others ask before they touch it, and it stays within reach.',
    'Sign languages are languages with a grammar of their own. Divers and crane crews use hand signals too.',
    'Stephen Hawking kept the robot-like voice of his machine when smoother ones were offered, because he thought of it as his own.',
    'Finding words gets quicker with use, because hands learn where they are.',
  ],
  threads: {
    hands: 'words that belong to one person, and hands that ask first',
    time: 'ten slow counts, until the word is there',
    first: 'words that are found one by one, and a way of talking that is new',
    signs: 'hands that talk, and one more person who knows a sign',
  },
  threadCues: {
    hands:
      /\b(?:grab\w*|snatch\w*|press(?:es|ed|ing)?|push(?:es|ed|ing)? (?:the |his |her |their |all the )?buttons?|play\w* with (?:it|the|his|her)|touch\w*|(?<!\b(?:wo['’]?n['’]?t|wont|to|not|n['’]t|never|doesnt) )tak(?:e|es|ing) (?:it|his|her|the)|took (?:it|his|her)|hands? (?:off|on)|turn(?:s|ed)? (?:it|his|her)\b[^.]{0,20}\boff|break\w*|broke)\b/i,
    time: /\b(?:\w+n'?t (?:even )?look|ignor\w*|wait\w*|talks? over|talked over|talking over|finish\w*|interrupt\w*|slow\w*|hurry|rush\w*|time|patien\w*|guess\w*|answers? for (?:him|her|them)|move on|moved on)\b/i,
    first:
      /\b(?:new (?:talker|device|app|board|way|voice|book)|first|learn\w*|last (?:week|month)|just got|shy|embarrass\w*|robot\w*|sounds?|laugh\w*|refus\w*|won['’]?t (?:use|take|bring|carry)|(?:not|does ?n['’]?t) want to (?:take|bring|carry|wear|have)|leaves it|does(?:n'?t| not) want to use|star(?:e|es|ing))\b/i,
    signs: /\b(?:sign(?:s|ing|ed)?|makaton|bsl|asl|interpreter)\b/i,
  },
  onlyWhenSaid: ['signs'],
  tellsAlone: ['signs'],
  roles: {
    talker: {
      fallback: { text: 'the talker' },
      cues: [
        { match: /\bcards?\b|\bpecs\b/i, phrase: { text: 'the cards', plural: true } },
        { match: /\b(?:picture|communication|word|letter|symbol) board\b/i, phrase: { text: 'the board' } },
        { match: /\b(?:communication|picture|word) book\b/i, phrase: { text: 'the word book' } },
        { match: /\btalker\b/i, phrase: { text: 'the talker' } },
        { match: /\b(?:tablet|i-?pad)\b/i, phrase: { text: 'the tablet' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Ask First, Please', thread: 'hands' },
      { text: 'These Words Are Mine', thread: 'hands' },
      { text: 'Eight, Nine, Ten, a Word', thread: 'time' },
      { text: 'A Slow Word', thread: 'time' },
      { text: 'Hello, Word', thread: 'first' },
      { text: 'One Word More', thread: 'first' },
      { text: 'Hands That Talk', thread: 'signs' },
    ],
    older: [
      { text: 'A Voice Within Reach', thread: 'hands' },
      { text: 'Whose Words Are They?', thread: 'hands' },
      { text: 'Not Finished Yet', thread: 'time' },
      { text: 'Ten Words a Minute', thread: 'time' },
      { text: 'How {name} Talks', thread: 'first' },
      { text: 'A Voice of Its Own', thread: 'first' },
      { text: 'Hands That Talk', thread: 'signs' },
      { text: 'One More Who Knows It', thread: 'signs' },
    ],
  },
  benefits: [
    'Says that words from a talker, pictures or hands are words like any others.',
    'Puts the waiting and the asking where they belong: with the people who listen.',
    'Gives {name} a way to say "not finished" or "ask first".',
  ],
  talk: {
    young: ['How does the child in the story talk?', 'How is it when people wait?', 'Shall we find one new word?'],
    older: [
      'What did the story ask of the people who listen?',
      'Which word went into the blank?',
      'Shall we agree on a sign for "more is coming"?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'point',
    feeling: 'calm',
    companion: 'child',
    props: [],
  },
  text: {
    '2-3': script(`
      D<hands> Here {talker is}. {Name} finds a word. It says "more". It is {his} word. Other hands can wait.
      D<hands> A word is in there. {Name} looks for it. Here comes a hand. Oh no, the word is gone!
      D<time> {Name has} a word to say. {Name} looks for it. It takes time. One, two, three. There it is!
      D<time> It is so quiet. {Name} looks for a word. Look, look, look. There it is!
      D<first> There are words in here. {Name} can find one. Here is "more". Here is "stop". Hello, words!
      D<signs> Hands can talk. {Name has} hands. One sign is a word. Tap, tap. That is "more"!
      P Some children talk with mouths. Some talk with hands.
      P Friends like to hear words. They can wait.
      P Grown-ups listen with ears. They look, too.
      P<signs> Some people know the sign. Some learn it today.
      P<signs> Grown-ups look at hands. Hands say a lot.
      Q Looking for a word, {Name} may feel ____.
      Q When people wait, {Name} may feel ____.
      Q<signs> When hands talk, {Name} may feel ____.
      Q<signs> After a sign, {Name} may feel ____.
      H {helper} can wait and look.
      H {helper} can find a word too.
      H<hands> {helper} can say, "Ask first."
      H<adult> {helper} can try {adult}.
      H<signs> {helper} can make the sign too.
      H<signs> {helper} can look and wait.
      T {he} can find one word.
      T {he} can look, and point.
      T<hands> {he} can hold up a hand for stop.
      T<comforter> {he} can hold {comforter}.
      T<signs> {he} can show one sign.
      T<signs> {he} can point as well.
      C<hands> {he} can say, "My word."
      C<time> {he} can think, "Look, look, there."
      C<first> {he} can think, "Hello, word."
      C<signs> {he} can think, "My hands can talk."
      C<topic> {he} can think about {topic}.
      A<hands> The hands are back. The word is back. It says "more". It was {his} word. Well found!
      A<time> One, two, three, a word. A slow word is a good word. People heard it. Hello, word!
      A<first> One word is out. It says "more". There are more words in there. Hello, next word!
      A<signs> Tap, tap. Somebody saw the sign. Two people know it now. Hello, hands!
    `),
    '4-5': script(`
      D<hands> There are a lot of words in {talker}. {Name} looks for one, and then people know it. So {talker} can do what a mouth does. When other hands grab it or press, the words get mixed up. They are not what {Name} means.
      D<hands> Buttons and pictures are nice to touch. So other children may touch the words that {Name} talks with. They may think it is a game. But those words are for talking. Nobody can talk with somebody else's mouth.
      D<time> A word is found first and said next. With {talker}, {Name} looks for it. Then the next one comes. That can take ten slow counts. It is quiet, but a lot goes on. Some people do not know that. So they start to talk.
      D<time> What takes ten slow counts? A word may take that long. {Name} looks, and finds it, and shows it. A mouth is faster, but it does not have better words.
      D<first> {talker has} a lot of words to find. There is "stop" and "again" and "funny". {Name} may not know yet where each word is. At first it takes a long look. Then the hand knows the way by itself.
      D<signs> Hands can talk. {Name} knows signs, so a thing can be said with no sound. It works across a room. It works with a mouth full of bread. The other person needs to know the sign, too.
      P Most people talk with a mouth. They may not know about other ways. When they are told, they can learn.
      P Grown-ups are often in a hurry. They guess a word, and the guess is wrong. Then they can wait and look again.
      P Some children hum, some point, and some talk a lot. Each one has something to say.
      P<hands> Children like things with pictures on. A hand may be faster than a thought. It can learn to ask.
      P<signs> People who do not know a sign may look away. They are a bit shy. It helps when somebody shows it to them.
      P<signs> Friends can learn a sign fast. They like the ones for animals and cake.
      Q With a word to say, {Name} may feel ____.
      Q When somebody talks in between, {Name} may feel ____.
      Q When a friend waits and looks, {Name} may feel ____.
      Q<signs> When nobody knows the sign, {Name} may feel ____.
      Q<signs> When somebody signs back, {Name} may feel ____.
      H {helper} can show the others how it works. ~ Then they know when to wait.
      H {helper} can count to ten in silence and look. ~ That is a good way to listen.
      H {helper} can talk like that too. ~ It is more fun with two.
      H<hands> {helper} can make a rule with the children, "Ask first." ~ A rule helps hands to wait.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<signs> {helper} can show the others one sign each week. ~ Then more and more people know it.
      H<signs> {helper} can put pictures of signs on the wall. ~ Then all can see them.
      T {he} can put up a hand when more words come.
      T {he} can find one new word today.
      T<hands> {he} can hold out a flat hand for "ask first".
      T<comforter> {he} can find a word for {comforter}.
      T<signs> {he} can show a friend one sign.
      T<signs> {he} can point, or draw it, when a sign is not known.
      C<hands> {he} can say, "Ask first, please."
      C<time> {he} can think, "A slow word is a whole word."
      C<first> {he} can think, "One word more than before."
      C<signs> {he} can think, "My hands can say it."
      C<topic> {he} can look for words for {topic}.
      A<hands> The hands have moved away, and the words are in their places. The next word is for {Name} to find. It may be a joke. A joke is good to wait for.
      A<time> Eight, nine, ten, and there is the word. It says just what it was meant to say. Not all people know how to wait yet. They can be told, and told again.
      A<first> One new word was found, and lots more are in there. Nobody needs all of them today. Next time the hand may be faster. Hello again, word.
      A<signs> Now somebody knows one more sign. That makes two people who can talk with it. Hands get tired, and then they rest. There are more signs for another day.
    `),
    '6-7': script(`
      D<hands> There is a voice in {talker}, made of words to find. It says what {Name} thinks. Some people see only the buttons or the pictures. They press them, or take it all away to look. That is like a hand on somebody's mouth. So it is fair to say, "Ask first."
      D<hands> Words can be in a throat, and words can be in {talker}. {Name} talks with the second kind. Nobody can grab a throat, and anyone can grab {talker}. That is why it needs a rule. The rule is short, and most people see the point of it.
      D<time> Talking with a mouth is quick, about two words in a second. It takes longer to find words in {talker}. {Name} may know a whole sentence and be at the second word. From outside it looks like a pause. It is no pause at all, because inside a lot is going on.
      D<first> A new way of talking feels odd at first. {Name} may find "more" and "stop" at once, and the rest takes longer. Other children may turn round, because it is new to them too. After some days they listen to the words. They forget about the way the words come.
      D<signs> Some words are made with hands. {Name} can sign a thing, and then it is said. It works in a noisy hall, through a window and under water. Divers talk like that. It takes two people who know the sign, though.
      P People who talk fast are used to fast answers. A quiet moment feels long to them, so they fill it. Most of them do not notice that they take a turn away.
      P Other children may be curious about it. Some ask, and some just stare. Once they know how it works, it is nothing odd.
      P A teacher has many voices to listen to. The loud ones get in first, and a slow one may be better. A place can be kept for it.
      P<hands> Those who press the buttons may think of a game. They do not think of words. They may stop when somebody tells them what it is for.
      P<signs> Somebody who does not know a sign may feel silly and look away. It is not about the person who signs. It is like being new in a country.
      P<signs> Children learn signs fast when they can use them at once. "Your turn" and "cake" are good ones to begin with.
      Q When there is something to say, {Name} may feel ____.
      Q When somebody talks on before the end, {Name} may feel ____. There may be two words for it.
      Q When a friend waits and listens, {Name} may feel ____.
      Q<signs> When the other person does not know the sign, {Name} may feel ____.
      Q<signs> When somebody signs back, {Name} may feel ____.
      H {helper} can show the class how it works, and how to wait. ~ Then it is told once, and told well.
      H {helper} can say to the others, "There is more to come." ~ It keeps the place.
      H {helper} can use the same words and pictures for a while. ~ A way of talking is easier with company.
      H<hands> {helper} can make a rule with all of them: ask first. ~ It is a rule about voices.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<signs> {helper} can show the class ten signs. ~ Ten signs are enough for a game.
      H<signs> {helper} can say aloud what was signed, if that is wanted. ~ Then the others can answer.
      T {he} can hold up one finger for "more is coming". ~ Everyone can see a finger.
      T {he} can have "wait" or "not finished" where it is quick to find. ~ It is a useful word.
      T<hands> {he} can put a flat hand on it for "ask first". ~ It is clear, and it is not rude.
      T<quiet> {he} can have a rest from talking and try {quiet}. ~ Finding words is work.
      T<signs> {he} can teach a friend one sign a week. ~ In a month that makes four.
      T<signs> {he} can point or draw when a sign is not known. ~ A thing can be said in many ways.
      C<hands> {he} can say, "These are my words."
      C<time> {he} can say, "Not finished yet."
      C<first> {he} can think, "New for me, and new for them."
      C<signs> {he} can think, "One more sign, one more friend who knows it."
      C<topic> {he} can look for good words about {topic}.
      A<hands> The words are back in order, and {talker is} within reach. Somebody who asks first may be shown a funny one. What is said there comes from one person, and that is {Name}.
      A<time> Now the sentence is there, down to the last word. It was worth the wait, like the end of a joke. Some people learn to wait sooner than others. They can be told again, and it gets better.
      A<first> By and by it is just the way that {Name} talks. Some people talk fast, some talk low, and some look for a word first. What was hard to find on Monday may be easy by Friday.
      A<signs> One more person knows a sign now, and so it goes on. Hands can tell news and jokes. For the rest there are pointing, drawing and faces. A word can get out in more than one way.
    `),
    '8-10': script(`
      D<hands> Most people have their voice in the throat, where nobody can get at it. {Name} has words in {talker}, within reach of anyone. People press things to see what happens. They move it out of the way, or they take it off to look at it. Nobody would put a finger into a mouth while it is talking. This is much the same, and hardly anyone has thought of it before.
      D<hands> A voice can be borrowed without asking, if it is made of pictures or buttons. {Name} may know how that feels. Somebody presses three words for fun, and now they seem to come from the wrong person. It takes a moment to explain what a voice is. It is worth that moment, because afterwards there is a rule.
      D<time> Somebody who talks with the mouth gets through about a hundred and fifty words a minute. With {talker} it may be ten. {Name} may have the best answer in the room and be the last to be heard. By then the talk has moved on to football. That says nothing of how fast anyone thinks. It says something about how well other people can wait, and waiting can be learnt.
      D<first> A new way of talking makes heads turn, and {Name} may have noticed. The physicist Stephen Hawking talked through a machine that sounded like a robot. Later there were smoother voices to choose from. Hawking kept the robot. After all those years it was the voice of Stephen Hawking. Heads turn for a day or two. After that people begin to hear what is being said.
      D<signs> Divers talk with their hands, and so do umpires, crane crews and whole families. {Name} talks with signs too. They are quick and silent, and they carry right across a playground. They have one weakness. A sign needs somebody who knows it, and new people often know "hello" and "thank you" at best.
      P Silence makes many people nervous. After three seconds they finish the sentence for somebody else, and mostly they get it wrong. They mean it as help. It can be pointed out to them.
      P Classmates wonder how it works and are not sure if they may ask. So some stare and some shout, as if it were about ears. One good look at it settles most of that.
      P Adults sometimes ask the person next to {him}, "And what would your friend like?" They do not mean to be rude. It is fair to show them where the answer comes from.
      P<signs> People who do not know a sign tend to smile and nod. It is a polite way of being lost. Most of them would rather be shown the sign again.
      P<signs> Someone new has read about signing and practised at home, in front of a mirror. On the first day it all goes too fast. It gets better with each week.
      Q When the talk moves on before the end of a sentence, {Name} might feel ____.
      Q Before saying something in front of people, {Name} might feel ____. It can be two things at once.
      Q When somebody waits without fidgeting, {Name} might notice ____.
      Q<signs> When somebody nods without having understood, {Name} might feel ____.
      Q<signs> When a whole table signs back, {Name} might feel ____.
      H {helper} can show the class once how it works and what waiting looks like. ~ After that nobody needs to guess.
      H {helper} can keep a place in a talk by saying, "{Name} is not finished." ~ One sentence can stop a whole table.
      H {helper} can give out the question early. ~ An answer that was made in peace can be as long as it likes.
      H<hands> {helper} can make it a rule for everyone, grown-ups too, that it is touched only after asking. ~ Voices are not lent out.
      H<adult> {helper} can help by {adult}, as at other times. ~ Talking is hard work on some days.
      H<signs> {helper} can run a sign of the week for the class. ~ By summer that is a language of thirty words.
      H<signs> {helper} can say aloud what is signed, when that is wanted. ~ It is a way into fast talk.
      T {he} can agree with friends on a signal for "more is coming". ~ A raised finger works in any language.
      T {he} can prepare a sentence for a thing that comes up every week. ~ A ready joke is quick.
      T<hands> {he} can have one sentence ready, such as "This is my voice, so please ask." ~ It is short and hard to argue with.
      T<quiet> {he} can take a break from people and spend it {quiet}. ~ Making sentences tires a head.
      T<signs> {he} can teach two people the ten signs that are used most. ~ With three who know them, it is a conversation.
      T<signs> {he} can write or draw the one word that nobody knows. ~ Mixing is allowed.
      C<hands> {he} can say, "My voice. Please ask."
      C<time> {he} can say, "Still talking."
      C<first> {he} can think, "Heads turn, and then they turn back."
      C<signs> {he} can think, "Ten signs make a friend."
      C<topic> {he} can collect good sentences about {topic}.
      A<hands> {talker is} back in its place, with the words where they belong. People who ask may be shown the rude noises as well. Whatever is said with it now is what {Name} means, and that goes for the jokes too.
      A<time> Ten words a minute can still be the best ten of the day. A sentence that took a while is remembered, like the end of a joke. Those who have learnt to wait hear more than the others. The rest can be reminded.
      A<first> Most voices are a bit odd, and everyone's own voice sounds wrong to them on a recording. People get used to a voice by what it says. There is a good deal to say, and a good deal of week left to say it in.
      A<signs> Somebody at the table has learnt one more sign, with the wrong thumb, and it was understood. Languages spread like that, from hand to hand. On a noisy day the people who sign are the only ones who can hear each other talk.
    `),
    '11+': script(`
      D<hands> Few people ever think about where their voice is. {Name} has words in {talker}, which can be moved out of reach, pressed for a laugh or tidied away by somebody helpful. None of that would be done to a throat. The people who do it are seldom unkind, they have merely filed a voice under equipment. That can be corrected, preferably once and for everyone, by somebody whose job it is. It is a matter of manners, and of whose words they are.
      D<hands> There is a small experiment in which somebody presses three words on another person's device and everybody laughs. {Name} may have been the other person. The words came out in the right voice and from the wrong head. That is why it is not merely a bit of fun. A voice is there to say what its owner means.
      D<time> Ordinary speech runs at about a hundred and fifty words a minute, and nobody has ever shown that it is better for it. With {talker} it may be ten. {Name} may have seen a conversation reach its next topic but one before the sentence was done. What gets lost there is mostly other people's chance to hear it. Waiting is a skill, and not a rare one among those who have been told that it is wanted.
      D<first> Any unusual way of talking is noticed before what it says, and {Name} may have had enough of being noticed. Stephen Hawking talked through a machine for thirty years, was offered smoother voices and declined. By then the robot was the voice of Stephen Hawking. Most people get used to a voice within a week. They need something to get used to, though, and that means hearing it.
      D<signs> Sign languages were not invented by a committee. They grew wherever people who needed them met, and they have grammar, slang, puns and mumbling. {Name} talks with signs, which are fast, private across a crowded room and useless in front of somebody who knows four of them. Most hearing people are new to being outside a conversation. They handle it with a good deal of nodding.
      P Silence is embarrassing to people who are not used to it. They fill it with a guess, and then they answer the guess. Few of them notice that they have been talking to themselves. To them a gap of ten seconds feels like a good part of an afternoon.
      P Strangers may raise their voices, simplify their words or speak to whoever stands nearby. It is ignorance rather than malice. That does not make it less tiring, and it is fair to say so. For most of them it is simply the first time that they meet anybody who talks in another way.
      P Friends tend to stop noticing, which is mostly good. It also means that they forget to wait. A reminder is no reproach. Waiting slips the minds of people who can interrupt whenever they like, however fond of somebody they are.
      P<signs> An interpreter or assistant in the first weeks is busy keeping up and afraid of getting it wrong. Regional signs and private jokes come last. It helps to be told when something was off. Nobody wants to be the one who got the joke wrong.
      P<signs> Classmates who would like to learn are often too shy to be bad at it. The worst that can happen is a wrong word, and those are usually the funniest. Being asked to join in is often the only thing that is missing.
      Q When the conversation has moved on before the end of a sentence, {Name} might feel ____.
      Q Before using it in front of a new group, {Name} might notice ____. It may be in the shoulders first.
      Q When somebody waits as if there were nothing else to do, {Name} might feel ____.
      Q<signs> When people nod who have not understood, {Name} might feel ____. It may depend on the day.
      Q<signs> When two others begin to sign with each other, {Name} might notice ____.
      H {helper} can explain to a class or club what waiting looks like, so that it need not be done every day. ~ Explaining is a job, and it can be somebody else's.
      H {helper} can refuse to answer on behalf of {him}, even when asked directly. ~ A look in the right direction is enough.
      H {helper} can arrange for questions to be given out early. ~ Speed is then no longer part of the test.
      H<hands> {helper} can have it written down at school that a voice stays with its owner, whatever has happened. ~ It is better in writing.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ Composing sentences all day is tiring.
      H<signs> {helper} can see to it that the interpreter or assistant meets {him} before the first lesson. ~ An hour of ordinary talk is worth a folder.
      H<signs> {helper} can ask the school for a lunchtime sign group. ~ It needs one room and somebody with nerve.
      T {he} can agree with friends on a gesture that means "still talking". ~ It saves a whole sentence about not being finished.
      T {he} can store the openers, insults and jokes that come up daily. ~ Timing is half of conversation, and it can be prepared.
      T<hands> {he} can say, "That is my voice, so ask." ~ It is rarely necessary twice.
      T<quiet> {he} can take an hour without talking to anyone, perhaps {quiet}. ~ Everyone needs to be off duty.
      T<signs> {he} can decide which two people are worth teaching, and start with the useful signs. ~ Gossip is an excellent teacher.
      T<signs> {he} can mix signs with writing, drawing and a raised eyebrow. ~ Purity is for dictionaries.
      C<hands> {he} can say, "My voice. Ask."
      C<time> {he} can say, "Still talking."
      C<first> {he} can think, "A week, and then it is just my voice."
      C<signs> {he} can think, "They are nodding. I can tell them they are lost."
      C<topic> {he} can prepare a speech on {topic} that nobody asked for.
      A<hands> {talker is} within reach again, with nobody else's fingers in the sentence. What comes out may be polite or not, as with any voice. It is at any rate what was meant. People who talk in the ordinary way cannot all say that of themselves. Anyone who forgets whose voice it is can be told again, in as few words as it takes.
      A<time> The sentence arrives, and those who waited for it have it to themselves. The others have got as far as lunch. Ten words a minute leave no room for padding, which is more than can be said of most talk. Whoever wants the rest can pull up a chair. A pause in a conversation is not a fault in it, although some people need a while to notice.
      A<first> Voices are heard through what they say, and the surprise wears off long before the subject does. Some people will be slow about it. They can be left to it, since they are not the ones worth talking to first. The rest are waiting to hear what comes next. A good joke works in any voice, and so does a good argument about whose turn it is to do the dishes.
      A<signs> By now somebody in the room has a handful of signs and the wrong grammar, and is using both. That is how every language gets a new speaker. In the noise at the end of a lesson, two people can go on talking through a window. Nobody else can hear a word. The others may catch up in time, beginning with the signs that are not on any list, as people do with every new language.
    `),
  },
};

/** Talking with a talker, pictures or signs: whose words they are, the time they take, and other people's ears. */
export const talkingAnotherWay: Frame = withScenes(own, oneMoreTryToBeUnderstood, talkToMe);
