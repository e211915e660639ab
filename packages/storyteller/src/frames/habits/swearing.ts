import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { saidForALaugh } from './said-for-a-laugh.ts';
import { swearsAtAGame } from './swears-at-a-game.ts';

const own: Frame = {
  id: 'swearing',
  name: 'Swearing and rude words',
  says: [
    'swearing',
    'swears at school',
    'using swear words',
    'says the f word',
    'bad language',
    'picked up bad words from older kids',
    'foul language at home',
    'my 4 year old says rude words and laughs',
    'cursing',
    'cussing at his sister',
    'cusses when he loses a game',
    'repeats a bad word she heard on tv',
    'says poo poo head to everyone',
    'toilet words all day long',
    'calls people rude names',
    'swears at us when told no',
    'rude words at nursery',
    'learnt a swear word from grandad',
    'name calling and swearing online',
    'sweary phase',
    'uses naughty words for attention',
    'swears at his teacher',
    'dirty words',
    'sware words all the time',
  ],
  claims: {
    strong: [
      'started swearing',
      'start swearing',
      'started saying swear',
      'started saying rude',
      'started saying bad words',
      'come home swearing',
      'came home swearing',
      'come home with swear',
      'picked up swear',
      'picked up a swear',
      'picked up bad language',
      'picked up a bad word',
      'picked up bad words',
      'learnt a swear word',
      'learned a swear word',
      'repeats swear',
      'repeating swear',
      'copies swear',
      'copying swear',
      'swears because',
      'swears all the time',
      'swears like',
      'swears when',
      'swear',
      'swearing',
      'swear word',
      'swearword',
      'sweary',
      'f word',
      'bad word',
      'bad language',
      'foul language',
      'rude word',
      'rude language',
      'curse',
      'cursing',
      'curse word',
      'cuss',
      'cussing',
      'cuss word',
      'profanity',
      'naughty word',
      'dirty word',
      'toilet word',
      'toilet talk',
      'toilet humour',
      'potty talk',
      'poo poo head',
      'rude names',
      'poo head',
      'poohead',
      'butthead',
      'stupid head',
      'effing',
      'f bomb',
      's word',
      'b word',
      'poopy',
      'bum bum',
      'fart words',
      'middle finger',
      'potty mouth',
      'calls everyone poo',
      'calls everybody poo',
      'shut up',
      'says shut up',
      'says stupid',
      'rude to his granny',
      'rude words',
      'says damn',
      'says hell',
      'bad mouth',
    ],
    cues: ['word', 'language', 'rude', 'repeat', 'mouth', 'attention', 'name calling'],
    not: [
      'on the headset',
      'swear at people online',
      'swear by',
      'gets sworn at',
      'is called names',
      'gets called names',
      'they call him',
      'they call her',
      'would not shut up',
    ],
  },
  topicWords: ['word', 'words', 'say', 'says'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'People who have lost much of their speech through a brain injury can often still swear; such words seem to be handled partly elsewhere in the brain.',
    'Young children copy words with a strong sound and a strong reaction long before they know what they mean.',
    'A word is rude because people have agreed on it; the same sounds may mean nothing in another language.',
    'In an experiment, people could keep a hand in icy water for longer while they swore; it worked less for those who swear every day.',
    'Words fit some places and not others; nearly everybody talks in different ways to friends, teachers and grandparents.',
    'A rude word that is aimed at a person hurts; names about skin, faith, body or disability hurt most.',
    'Much attention makes a word more interesting, and a calm answer makes it less so.',
    'Words that are invented or silly can take the place of a swear word when something hurts or fails.',
    'Many adults swear at times, and most of them try not to where children are.',
  ],
  threads: {
    anger: 'what was meant, under a word that was thrown',
    heard: 'a word that was picked up somewhere, and what it is good for',
    echo: 'a word that jumps from one mouth to the next',
    boots: 'words that have their places, like boots and pyjamas',
    giggle: 'a silly word that makes people giggle, and gets old',
    toe: 'a toe that hits a table leg, and what people say then',
  },
  decidedBy: [
    /^(?![^]*\b(?:teachers?|school|xbox|playstation|ps[45]|tablet|ipad|console|tv|telly|fortnite|roblox|game|gaming|hits?|kicks?|punch\w*|dad swears|mum swears)\b)[^]*?\b(?:swears|swearing|curses|cursing) at (?:me|us|mum|dad|(?:his|her|their) (?:mum|mom|mam|dad|parents?|nan|gran\w*))\b/i,
  ],
  threadCues: {
    anger:
      /\b(?:swear(?:s|ing)?|curs(?:es|ing)) at (?:me|us|mum|dad|(?:his|her|their) (?:mum|mom|mam|dad|parents?|nan|gran\w*))\b|\b(?:swear(?:s|ing)?|curs(?:es|ing)|rude words?|bad (?:words|language)|f word|swear words?)\b[^.]{0,40}\b(?:angry|anger|cross|mad|temper|furious|upset|frustrat\w*|meltdowns?|rage|doesn'?t get (?:his|her|their) (?:own )?way|lose|loses|say no|says no|told off|told no)\b|\b(?:angry|cross|mad|temper|furious|frustrated|meltdowns?)\b[^.]{0,30}\b(?:swear(?:s|ing)?|curs(?:es|ing))\b|\b(?:swear(?:s|ing)?|curs(?:es|ing)) at (?:me|us|his|her|their|mum\w*|mom\w*|dad\w*|the|adults?|teachers?)\b/i,
    heard:
      /\b(?:(?:after|since|from|by) (?:(?:he|she|they|having) )?(?:heard?|hearing|watch\w*|listening|starting|school|nursery|older|his|her|their|youtube|the (?:tv|bus|playground)|other|friends?|big)\b|heard (?:it|them|the|a|him|her|me|his|her|daddy|dad|mum)\b|pick(?:s|ed|ing) (?:it |them )?up|cop(?:y|ies|ied|ying)|repeat\w*|learn(?:t|ed|s) (?:it |them |some |a |bad |new |swear |rude )*(?:words? )?(?:at|from)|came home (?:from school )?(?:with|saying)|comes home|brought home)\b/i,
    // Where a person is called names, no toe has been hurt.
    boots:
      /\b(?:call(?:s|ed|ing)? (?:\S+ ){0,4}(?:names?|stupid|idiot)|says? (?:\S+ ){0,3}to (?:his|her|their|the|a|me|us|other|teachers?|people))\b/i,
    // Said for a laugh: no toe has been hurt.
    giggle:
      /\b(?:poo\w*|bums?|bottoms?|wee ?wee|wees?|farts?|willy|willies|toilet (?:talk|words|humou?r)|potty (?:talk|mouth|words)|silly words|bogeys?)\b|\b(?:to )?mak(?:e|es|ing) (?:\w+ ){1,3}laugh\b/i,
    toe: /^(?![^]*\b(?:laugh\w*|giggl\w*|poo\w*|bums?|toilet (?:talk|words|humou?r)|potty (?:talk|mouth|words)|calls?|calling|called|says? (?:\S+ ){0,3}to)\b)/i,
  },
  tellsAlone: ['anger', 'heard'],
  onlyWhenSaid: ['anger', 'heard', 'giggle'],
  roles: {},
  titles: {
    young: [
      { text: 'A Word That Was Thrown', thread: 'anger' },
      { text: 'Under the Loud Word', thread: 'anger' },
      { text: 'A Word That Came Home', thread: 'heard' },
      { text: 'Big Ears, New Word', thread: 'heard' },
      { text: 'A Word Came In', thread: 'echo' },
      { text: 'Where Words Come From', thread: 'echo' },
      { text: 'Boots Stay by the Door', thread: 'boots' },
      { text: 'A Word With a Giggle', thread: 'giggle' },
      { text: 'The Giggle Runs Out', thread: 'giggle' },
      { text: 'Ow, Said the Toe', thread: 'toe' },
      { text: 'Oh Bananas', thread: 'toe' },
      { text: 'So Many Words' },
      { text: '{name} and a Loud Word' },
    ],
    older: [
      { text: 'What It Was Meant to Say', thread: 'anger' },
      { text: 'The Sentence Under the Word', thread: 'anger' },
      { text: 'A Word From Outside', thread: 'heard' },
      { text: 'Where Words Come From', thread: 'heard' },
      { text: 'How a Word Travels', thread: 'echo' },
      { text: 'Words Have an Address', thread: 'boots' },
      { text: 'Boots, Pyjamas and Words', thread: 'boots' },
      { text: 'How Long a Joke Lasts', thread: 'giggle' },
      { text: 'Funny Twice', thread: 'giggle' },
      { text: 'The Toe and the Table', thread: 'toe' },
      { text: 'What Words Can Do' },
      { text: '{name} and the Strong Words' },
    ],
  },
  benefits: [
    'Treats strong words as something to know about, without making them exciting.',
    'Shows that words fit some places and hurt in others.',
    'Helps {name} to find words for when things go wrong.',
  ],
  talk: {
    young: [
      'What did people say in this story?',
      'How does it feel when a loud word comes out?',
      'Shall we invent a funny word for when a toe hurts?',
    ],
    older: [
      'Who decides that a word is rude?',
      'Which word went into the blank?',
      'Shall we make a list of words for when things go wrong?',
    ],
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'cover',
    feeling: 'surprised',
    companion: null,
    props: ['banana', 'chair'],
  },
  text: {
    '2-3': script(`
      D<echo> Somebody has a word. {Name can} hear it. In it goes! Out it comes! It is a loud word.
      D<boots> {Name has} boots. Boots go in mud, not in bed. Words have places too. Some go out. Some stay in.
      D<toe> Bump! A toe hits a table. {Name} may say a loud word. Ow, ow, ow! Ow is a good word.
      P Some words make people jump.
      P Small children say what they hear.
      P A rude word can hurt a friend.
      P Grown-ups have loud words too.
      Q With a loud word, {Name} may feel ____.
      Q<toe> When a toe hurts, {Name} may feel ____.
      Q When people look, {Name} may feel ____.
      H {helper} can talk softly.
      H<toe> {helper} can rub the toe.
      H {helper} can find a funny word.
      H<helper> {helper} can sing silly words.
      T<toe> {he} can say ow.
      T {he} can stamp one foot.
      T {he} can try a new word.
      T<comforter> {he} can tell {comforter}.
      T<doing> {he} can try {doing}.
      C<echo> {he} can say, "Bim, bam, boo."
      C<boots> {he} can say, "Not here, word."
      C<toe> {he} can say, "Ow, bananas!"
      C<topic> {he} can think about {topic}.
      A<echo> New words come in. Bim, bam, boo! They come out too. Soft words can stay all day.
      A<boots> Mud for boots. Bed for feet. Soft words for friends. Good night, boots.
      A<toe> The toe is fine now. Ow is done. Bananas is a good word. Bananas are good to eat, too.
      D<giggle> Some words are silly. {Name} may say one. Ha, what a giggle! Again? A small giggle. Then it runs out. The word gets small.
      C<giggle> {he} can say, "Spaghetti hat!"
      A<giggle> The word is said. The giggle is done. There are more silly words. Wibble, wobble! Those can come along.
      D<heard> Ears hear so much. {Name} may hear a new word. It was loud. Somebody looked. So out it comes again.
      D<heard> A word flew by. {Name} may say it too. Oh! Big eyes, all around. It was not a word for here.
      P<heard> Grown-ups say it by mistake too.
      P<heard> People look up. It is a loud word.
      Q<heard> When they look, {Name} may feel ____.
      Q<heard> With a new word, {Name} may feel ____.
      H<heard> {helper} can say a better one.
      H<heard> {helper} can stay calm.
      T<heard> {he} can try a funny word.
      T<heard> {he} can stamp and say, "Bananas!"
      C<heard> {he} can say, "Fiddle, faddle, foo!"
      A<heard> The old word is gone. Here is a new word. Fiddle, faddle, foo! It is loud and fine. All can say it.
    `),
    '4-5': script(`
      D<echo> Words go from one person to the next. Somebody says one, and {Name} may hear it. It may be loud or rude. What it means is not clear yet. So the mouth tries it out.
      D<echo> A new word is like a ball. Somebody throws it, and {Name} may catch it. Then it wants to be thrown again. Some words are rude, and people stop and look. So the mouth finds out which ones they are.
      D<boots> Boots are good in mud and bad in bed. {his} pyjamas are good in bed and odd in a shop. Words are like that too. A loud shout is good in a park. It does not fit at the table.
      D<toe> A toe hits a table leg. That hurts a lot, so people want to say something loud. {Name} may know a rude word for it. It comes out fast. There are other loud words in the world.
      P Some words make grown-ups look up at once. That can be fun to see. The word is still rude, even when it works.
      P A rude word can hurt a friend. Nobody can see where it hurts. The friend may not want to play then.
      P Children say new words to find out what they do. Grown-ups did that as well. Most of them can remember one.
      Q When a rude word comes out, {Name} may feel ____.
      Q When people look up, {Name} may feel ____.
      Q When something goes wrong, {Name} may feel ____.
      H {helper} can tell what a word means. ~ Then it is not so interesting.
      H {helper} can stay calm and say another word. ~ A calm word is good to copy.
      H {helper} can help to invent a new loud word. ~ It can have a z in it.
      H<helper> {helper} can make a list of silly words with {him}. ~ It can hang in the kitchen.
      H<adult> {helper} can help when things go wrong. ~ A way that is known already is {adult}.
      T {he} can shout, "Bananas!" and stamp.
      T {he} can ask, "What does that word mean?"
      T {he} can say, "I am cross," in a strong voice.
      T<comforter> {he} can whisper it to {comforter}.
      T<quiet> {he} can spend a little time {quiet}.
      T<doing> {he} can try {doing} when things go wrong.
      C<echo> {he} can think, "I heard it. I can leave it there."
      C<boots> {he} can think, "That word can stay by the door."
      C<toe> {he} can say, "Oh, zig zag bananas!"
      C<topic> After that, {he} can think about {topic}.
      A<echo> Words go in, and words come out. A few can stay inside. There are so many good ones to say. Nobody knows them all.
      A<boots> The boots stay by the door. The pyjamas go to bed. Some words stay by the door too. They can wait there all night.
      A<toe> The toe gets better after a while. The table has not felt a thing. A good loud word is out, and nobody is hurt by it. It was a word with bananas in it.
      D<giggle> Some words make people giggle. {Name} may know one, and it comes from the toilet. The first time there is a big laugh. The next time it is a small one. Said to a person, it can hurt a bit.
      C<giggle> {he} can say, "You are a wibbly spaghetti hat."
      A<giggle> The rude word had its giggle, and now it is used up. It can go back to the toilet. There it is a plain word. There are other silly words for the table. Those can make a tummy hurt from laughing.
      D<heard> Ears pick up all sorts of words. {Name} may bring one home that is new. It was loud, and somebody laughed or looked. So it is a strong word. But it is a rude one, so people make a face.
      D<heard> New words are like stones from the path. {Name} may come home with one, because it was there. Nobody can see from outside what is in a word. This one has something rude in it. So people make a face.
      P<heard> Grown-ups know this word too. Some of them say it when a jar falls down. Then they say, "Oh dear."
      P<heard> The one who said it may have heard it somewhere too. Words get passed on. It was nobody's idea.
      Q<heard> When people look up at a word, {Name} may feel ____.
      Q<heard> With a new word in the mouth, {Name} may feel ____.
      H<heard> {helper} can say what the word means. ~ Then it is not so interesting.
      H<heard> {helper} can find a strong word for this house. ~ There are good ones.
      T<heard> {he} can ask in a whisper, "Is that a rude word?"
      T<heard> {he} can say a silly word that is just as loud.
      C<heard> {he} can say, "Not that word. Flibbertigibbet!"
      C<heard> {he} can think, "I can hear it and not say it."
      A<heard> Ears go on picking up words. Some are for saying, and some are just for knowing. Nobody is cross that it was heard. A strong word for this house is ready now. It makes people smile.
      A<heard> The word can stay outside, by the gate. It is not needed at the table. In here there are other words, long and loud ones. One of them is very good with stamping.
      D<anger> A cross word can fly like a ball. {Name} may say one, and it lands on somebody. It is a rude word, so it hurts. But there is a true word under it. It may be "unfair", or "I am tired".
      P<anger> The other one hears only the rude word. The true one was too quiet. People would like to hear it.
      P<anger> Grown-ups get cross and loud too. Some of them say sorry for a word later.
      Q<anger> When a cross word comes out, {Name} may feel ____.
      Q<anger> When it is not fair, {Name} may feel ____.
      H<anger> {helper} can say, "Try it with another word." ~ There is time.
      H<anger> {helper} can wait until it is quiet, and then ask. ~ A true word comes out slowly.
      T<anger> {he} can growl like a bear. Growls have no rude words in them.
      T<anger> {he} can say, "I am SO cross," as loud as a lion.
      C<anger> {he} can say, "Grrr. I am cross because."
      C<anger> {he} can say, "That is not fair!"
      A<anger> It was loud, and nobody got hurt. Then a true word came out from under it. It was a small one. It is all right to be cross. People can do something with a true word.
    `),
    '6-7': script(`
      D<echo> A word can travel a long way. One person says it on a bus, and another takes it to school. {Name} may hear it there and take it home. At first it is only a sound. The meaning comes later, when somebody gives a strange look.
      D<echo> Sometimes there is a word that makes people turn round. {Name} may have heard it, and nobody says what it means. A word like that is hard to leave alone. So it gets a try, to see what happens. The faces of the others tell the rest.
      D<boots> Rubber boots do not go to bed, and words have places too. {Name} may know some from the street or from big children. They are strong words, like boots are strong shoes. In a classroom they fit like boots on a pillow. People notice them at once.
      D<toe> A toe meets a table leg, and {his} mouth may say something strong. First there is a bang. Next comes a short time with no pain at all. Then it hurts, and many people say a rude word. It is loud, it is quick, and the table does not mind.
      P Who made a word rude? People did, all of them together. The same sound can be a kind word in another country.
      P Two people can hear the same word and feel different things. One laughs, and the other has a lump in the throat. It hurts most when it is meant for a person.
      P Grown-ups use strong words too at times. Most of them try not to when children are near. They know that words get copied.
      Q When a strong word comes out, {Name} may feel ____.
      Q When a rude word is meant to hurt, {Name} may feel ____.
      Q When people turn round, {Name} may feel ____. It may be two things at once.
      H {helper} can say what a word means. ~ Some words are much duller than they sound.
      H {helper} can choose one loud word for the whole family. ~ It can be a word that nobody else knows.
      H {helper} can stay calm when a rude word comes. ~ A calm face makes it less exciting.
      H<helper> {helper} can tell which words were rude long ago. ~ Some of them sound quite funny now.
      H<adult> {helper} can help by {adult}. ~ It is good when things go wrong.
      T {he} can say what is wrong, in a strong voice. ~ "I am angry about my tower" tells a lot.
      T {he} can shout the name of a vegetable. ~ Long ones work best.
      T {he} can ask about a new word at home. ~ There it is easy to find out.
      T<comforter> {he} can tell it to {comforter} in a whisper. ~ It does not tell anybody.
      T<quiet> {he} can spend some time {quiet}. ~ Strong words fade while hands are busy.
      T<doing> {he} can try {doing} when things go wrong. ~ It can take the place of a word.
      C<echo> {he} can think, "I do not need to pass that on."
      C<boots> {he} can think, "Wrong place for that one."
      C<toe> {he} can say, "Oh, cauliflower!"
      C<topic> Afterwards, {he} can think about {topic}.
      A<echo> A word stops when somebody does not pass it on. It is as easy as that. There are many thousands of other words. Some of them are long, and good to say on a bus.
      A<boots> Boots by the door, pyjamas in the bed, and words where they fit. It takes some years to know them all. People who get one wrong can say sorry and take another. There are plenty.
      A<toe> The toe is red, and then it is not. The word is out and gone. If it was a vegetable, nobody is upset. The table leg is just where it was before.
      D<giggle> The first time somebody says a silly word, there is a big laugh. {Name} may have such a word, and it may come from the toilet. The tenth time, hardly anybody laughs. Said to a person, it can feel like being called that.
      C<giggle> {he} can think, "Funny for both, or it is not a joke."
      A<giggle> The old word has no laugh left in it. New ones can be made from any letters, such as "flumpet". A word that is funny for two beats one that is funny for one. It can even be said to a head teacher.
      D<heard> New words come from friends, from songs and from the bus. {Name} may have picked up one that makes people turn round. That is interesting, so people try it again. It is called a swear word. Somebody who hears it cannot tell if it is meant.
      D<heard> Nobody is born with a rude word. People hear it somewhere and find out what it does. {Name} may have tried that, and it did a lot. Friends laughed, or somebody gasped. A word with so much power is hard to leave alone.
      P<heard> Grown-ups know all these words, and many use them in the car. Most of them have two ways of talking. They choose by who is listening.
      P<heard> Children who swear at school often want to sound older. Their friends want that too. So nobody likes to stop first.
      Q<heard> When the word comes out, {Name} may feel ____.
      Q<heard> When people turn round, {Name} may feel ____. It can be proud and hot at once.
      H<heard> {helper} can say what it means, without a fuss. ~ Most rude words are quite dull inside.
      H<heard> {helper} can say which words hurt people, and why. ~ It is not the same for all of them.
      T<heard> {he} can ask about a word before using it. Asking is allowed, even with a rude one.
      T<heard> {he} can invent a word that is loud and hurts nobody.
      C<heard> {he} can think, "I know it. I need not say it."
      C<heard> {he} can say, "Great galloping gumboots!"
      A<heard> A word can be known and stay in the head. There it does no harm. {Name} will hear more of them, because words get about. Which of them are said out loud is up to {him}.
      A<heard> After a while the word is not new any more, and nobody turns round. Another one will come along. A long silly word can be just as loud. It says the same, and somebody may laugh.
      D<anger> When somebody is angry, a swear word is ready first. It is short and loud, and it needs no thinking. {Name} may have said one to a person. It goes in like a little stone, and it hurts. Under it was a real sentence, such as "You did not listen to me". Nobody heard that one.
      D<anger> An angry mouth grabs what is nearest. For {Name} that may be a rude word, said to somebody at home. It says how cross a person is. It does not say about what. So the other one gets cross as well, and then there are two.
      P<anger> The person it was said to may look angry. Underneath, many are hurt. A word from somebody close goes in deeper.
      P<anger> Grown-ups have said things like that and been sorry. They know that it is not what was meant. They would still like it not to happen.
      Q<anger> In the second before the word, {Name} may feel ____. It may be in the chest or the throat.
      Q<anger> After it is out, {Name} may feel ____.
      H<anger> {helper} can wait for a calm minute and then ask about it. ~ That is the part that can be changed.
      H<anger> {helper} can agree on a sign for "too cross to talk". ~ Then nobody needs a word.
      T<anger> {he} can walk off first and be rude to a pillow. A pillow has heard it all.
      T<anger> {he} can say the real sentence later, even an hour later. It still counts.
      C<anger> {he} can say, "I am so cross I have no words."
      C<anger> {he} can think, "Pillow first. Then the real one."
      A<anger> Later the real sentence came out, and it was quite short. It could be answered. The rude word was over by then. It is fine to be angry with people at home. They can do something with a sentence.
      A<anger> A word that was thrown cannot be taken back. It can be followed by another one. "Sorry, I meant that I was not asked" is a good one. After that there was something to talk about, and toast.
    `),
    '8-10': script(`
      D<echo> Words spread much like yawns do. Someone hears one from an older child, a film or a driver, and a day later it comes out. {Name} may know a few that arrived in that way. The strong ones travel fastest, because everyone reacts to them. The odd part is that they are made of the same letters as all the others. It is the people who make them strong.
      D<echo> It takes about a second to pick up a word. {Name} may not know where a strong one came from, because words get around without a sender. In one place it gets a laugh, and in another it gets a silence. The letters have not changed. What has changed is who is listening.
      D<boots> Everybody uses different words in different places. {Name} may have some for friends, some for teachers and some for grandparents. Most people switch between them without noticing. Swear words belong to some of these sets and cause trouble in the rest. It is a bit like clothes, since nobody wears a swimsuit to a wedding. The swimsuit is all right, only the address is wrong.
      D<toe> When a toe hits a chair, {Name} may know a strong word for it. Scientists have tested what such words do. They asked people to hold one hand in icy water, first with a swear word, then with a dull one. With the swear word, most of them lasted longer. But there was a catch. For people who swear all day long, it hardly worked any more.
      P A rude word in the air and a rude word at a person are two different things. The first one is noise. The second one can stay with someone for years, above all if it is about body, faith or skin.
      P People laugh when someone swears, and it may look like applause. Often they are laughing from surprise. The tenth time, nobody is surprised.
      P Adults react strongly to words that they use themselves in the car. It is not logical, and they know it. They are thinking of people who hear one sentence and do not know the rest.
      Q When a strong word slips out, {Name} might feel ____. It may change when people turn round.
      Q When somebody uses a rude name, {Name} may feel ____. It is worth telling somebody.
      Q When others swear a lot, {Name} might feel ____. It can be catching.
      H {helper} can explain what a word means, without any fuss. ~ The meaning is often old and rather dull.
      H {helper} can draw a clear line at words that are meant to hit a person. ~ It is easy to remember.
      H {helper} can join a competition for the best harmless curse. ~ Words with a k in them are good at this.
      H<helper> {helper} can own up to the last strong word that slipped out. ~ It makes the conversation fairer.
      H<adult> {helper} can help by {adult}. ~ Bad moments need company more than vocabulary.
      T {he} can stop at the first letter and end with another word. ~ It sounds odd, and it may end in a laugh.
      T {he} can say exactly what is wrong, in one sentence. ~ It is more useful than a swear word, and nobody can object.
      T {he} can invent a curse from three kinds of food. ~ It takes thought, and thought cools people down.
      T<comforter> {he} can grumble to {comforter} for a minute. ~ It has heard worse.
      T<quiet> {he} can spend ten minutes {quiet}. ~ After that there are more words to choose from.
      T<doing> {he} can try {doing} when something goes wrong. ~ It works on the reason instead of the word.
      C<echo> {he} can think, "It came in, and it can stop here."
      C<boots> {he} can think, "That one is a swimsuit, and this is a wedding."
      C<toe> {he} can say, "Oh, pickled cucumber crackers!"
      C<topic> When it is over, {he} can think about {topic}.
      A<echo> Nobody can choose which words come in. What goes out is easier to choose, with some practice. A word that is not passed on does not reach the next person. That makes each speaker a small border post, with quite a lot of power.
      A<boots> There are words for every place, and finding them is a skill. People who have it can talk to a friend and a judge on the same day. Others will get a word wrong now and then, say sorry, and go on. Swimsuits are for the pool.
      A<toe> The toe recovers, and the chair gets pushed in. Either a strong word came out, or a cucumber took its place. Words come and go in a second. The ones that hit a person stay longer, and those are the ones that count.
      D<giggle> Toilet words have made people laugh for about four thousand years. One of the oldest jokes that was ever written down is of that kind. {Name} may know how well they work, and also how fast they wear out. The third time, people laugh because it is rude, and the tenth time only one person laughs. Pointed at somebody, it stops being a joke and turns into a name.
      C<giggle> {he} can think, "Four thousand years old. There are newer ones."
      A<giggle> The word has gone back to where it is only a word. What made people laugh was the surprise, and a surprise can be made of anything. It takes a bit more work without the bathroom. Those jokes can be told twice.
      D<heard> Swear words travel like colds, from the older ones to the younger ones, and hardly anyone knows where they started. {Name} may have come home with some. They have a real effect: people look up, friends laugh, and a bad moment gets a lid. That is why it is hard not to say one when everybody else does. The trouble is that such a word does not know who is listening.
      D<heard> Every school has a language that is not taught in any lesson. {Name} may have learnt some of it on the bus or at break. Knowing the words is part of knowing how things work there. Saying them is another matter, because one person's joke is the next person's insult.
      P<heard> Most adults swear a little and switch it off at the door, like a phone in a cinema. They learnt that by getting it wrong, often in front of somebody's grandmother.
      P<heard> Classmates who swear a lot are often trying to sound sixteen. Hardly any of them would say it in front of their own family. They have two ways of talking as well.
      Q<heard> When one slips out in the wrong place, {Name} might feel ____.
      Q<heard> When the others all talk like that, {Name} might feel ____. There may be two answers.
      H<heard> Someone at home can explain what the worst ones mean, and whom they hurt. ~ It is useful to know before, and not after.
      H<heard> Someone at home can own up to a slip of their own. ~ That makes it easier to talk about.
      T<heard> {he} can choose one place where such words stay out, such as the supper table. A week is long enough to try it.
      T<heard> {he} can keep one harmless word for stubbed toes and lost games. It needs a hard sound at the start.
      C<heard> {he} can think, "I know that one. It stays in the bus."
      C<heard> {he} can think, "Who is listening?"
      A<heard> A person can know a hundred rude words and use none of them at supper. It is the same skill as knowing two languages. New ones will go on arriving, each with its little bang, and each gets worn out by use. What is left in the end is the question who hears it, and {Name} knows the answer to that.
      A<heard> The words will still be there on Monday, on the bus and by the gate. They have their uses there, mostly for sounding sixteen. Toes will go on being stubbed at home, and for that almost any word with a hard sound will do. Nobody looks up from the soup.
      D<anger> A swear word at somebody is like a slammed door. Everyone hears it, and nobody knows what was in the room. {Name} may have used one in a temper. It came first because it is short, and because anger slows down the part of the brain that builds sentences. Underneath was something that could have been said, such as "You promised" or "It was not my turn". That part got lost in the bang.
      D<anger> In a temper, the brain finds swear words faster than others. {Name} may hear one come out before anything was decided. They seem to be kept in a place of their own. Even people who have lost their speech can often still curse. To the person it hit, that is no comfort. It landed, and it said nothing about why.
      P<anger> Parents and teachers who are sworn at tend to answer the word. It is the loudest thing in the room. What it was about comes later, and is sometimes forgotten.
      P<anger> The person who gets it from somebody they love may be more hurt than cross. Adults do not show that very well. They are inclined to talk about respect.
      Q<anger> In the second before, {Name} might notice ____. It is worth knowing, because it comes first.
      Q<anger> Half an hour later, {Name} might feel ____.
      H<anger> Someone at home can put off all talk for twenty minutes. ~ Nobody has ever been convinced at the top of their voice.
      H<anger> Someone at home can ask what the word stood for. ~ There is usually a proper sentence under it.
      T<anger> {he} can leave the room before the word does. The stairs, a bathroom or a garden will do.
      T<anger> {he} can come back with two sentences: one for the word, and one for what it was about.
      C<anger> {he} can think, "That is the bang. What is the sentence?"
      C<anger> {he} can say, "I am going out, or I will say something."
      A<anger> Twenty minutes later the sentence was there, and it was a fair one. It got an answer, which a swear word does not. Anger is allowed in every house. What helps is to send the words out second and the feet out first.
      A<anger> The bang has faded, and what it was about is still on the table. It can be talked about now, with a "sorry" in front for the word. People who live together throw things at each other now and then. The good ones come back and say what they meant.
    `),
    '11+': script(`
      D<echo> Swear words seem to be stored in more than one place in the brain. They can survive injuries that take away nearly all other language, which suggests that they are closer to a cry than to a sentence. {Name} has probably heard most of them by now. They pass from older people to younger ones with great reliability. No school has ever needed to teach them.
      D<echo> Every language keeps a few words behind glass. They are short, they are old, and everyone knows them, including those who say that they do not. {Name} may have noticed that the same word passes for friendly in one group and for an attack in another. The letters are identical. What differs is whom they hit.
      D<boots> A useful word from linguistics is "register". It means that {Name uses} a different language with friends from the one at a family dinner, although the grammar is the same. Swearing belongs to some registers, and inside them it can show closeness or make a joke. Outside them the same word works like a slap. Fluent speakers are those who can change within half a second, when a door opens.
      D<toe> In a well-known experiment, volunteers held a hand in ice water and repeated either a swear word or a harmless one. They lasted longer with the swear word, so it seems to work as a mild painkiller. There was one exception that may interest {Name}. People who swore often in daily life got far less out of it. The effect is used up by daily use, rather like a coin that is worn smooth.
      P There is a difference between swearing about a situation and swearing at a person. The first is seasoning, and opinions on it vary. The second is an attack, and words about skin, faith, disability or gender are the heaviest of all, because they hit a whole group.
      P Online it reads differently. A word that gets a laugh across a table, with a grin, arrives on a screen without the grin. The reader supplies a tone of voice, and it is rarely the friendliest one.
      P Adults object to these words and use them, sometimes in the same traffic jam. They are aware of the contradiction. Their concern is mainly that someone who matters will hear one sentence and stop listening.
      Q When a word is out before it was chosen, {Name} might feel ____. The half second afterwards says a good deal.
      Q When somebody uses a name that is meant to hurt, {Name} might feel ____. It deserves to be told to someone.
      Q When everyone around is swearing, {Name} may feel ____. It is possible to belong without joining in.
      H {helper} can draw the line at people instead of at words. ~ A line that makes sense is easier to keep.
      H {helper} can answer a question about any word without looking shocked. ~ Meanings lose their glamour when they are explained.
      H {helper} can agree to the same rules for everyone in the house. ~ Rules with exceptions for adults tend to be quoted.
      H<helper> {helper} can admit which words slip out in the car. ~ It makes a serious conversation more honest.
      H<adult> {helper} can help by {adult}. ~ On a bad day, the reason for the word matters more than the word.
      T {he} can cut a word off after its first letter. ~ Half a word is easier to take back than a whole one.
      T {he} can read a message once in an unfriendly voice before sending it. ~ It is how the other side may hear it.
      T {he} can describe the person's mistake instead of naming the person. ~ It is harder to dismiss, and it can be said in any company.
      T<comforter> {he} can complain to {comforter} at full length. ~ It is a patient audience.
      T<quiet> {he} can spend some time {quiet} before answering. ~ Vocabulary returns as the pulse goes down.
      T<doing> {he} can try {doing} when something goes wrong. ~ It deals with the cause.
      C<echo> {he} can think, "That is a cry, and I can use a sentence."
      C<boots> {he} can think, "Different room, different register."
      C<toe> {he} can think, "I am saving that one for ice water."
      C<topic> With the pulse back to normal, {he} can think about {topic}.
      A<echo> Old words will keep travelling, with or without permission. Each speaker decides what to pass on and at whom. A person with a large vocabulary has more ways to be furious, and some of them get quoted for years. That is worth more than being loud.
      A<boots> Doors open, rooms change, and the right words come along a little more quickly each year. A mistake in register can be repaired with a short apology. The opposite mistake, of being polite while meaning harm, is harder to repair. Words are a tool, and it matters who is at the other end.
      A<toe> Pain passes, and so does the word that went with it. Used rarely, it keeps its edge, and used at nobody, it does no harm. For everything below the level of ice water there are a few hundred thousand alternatives. Some of them contain vegetables.
      D<anger> Swearing at somebody has the advantage of speed. It is out before the argument is, and it settles nothing, which {Name} may have noticed about a minute later. Under the word there was usually a claim, about fairness, privacy or being talked to like a child. Some of those claims are good. None of them survives being delivered in that form, since the other side now has something better to be angry about.
      P<anger> Adults who are sworn at by somebody they love are mostly hurt, and mostly show it as anger. They then give a speech about respect, which they have been keeping ready. The original subject is not seen again that evening.
      P<anger> Friends may talk like that all day and mean nothing by it. It is a matter of who is speaking to whom. The same word weighs more across a kitchen table than across a pitch.
      Q<anger> In the moment before, {Name} might notice ____. It is a signal, and it is usually on time.
      Q<anger> An hour afterwards, {Name} might feel ____. Being right and being sorry can be there together.
      H<anger> Someone at home can agree to hear the claim if it is made without the word, and to mean it.
      H<anger> Someone at home can say a no once, quietly, and with its reason. ~ Then it can be answered.
      T<anger> {he} can leave in the middle, with "I will come back to this", and come back.
      T<anger> {he} can put the claim into a message when it is too hot to say. A message can be read over before it is sent.
      C<anger> {he} can think, "Good point, wrong wrapping."
      C<anger> {he} can think, "Feet first, words later."
      A<anger> Later there was a conversation, shorter than the row and a good deal more useful. The point was made in words that could be answered, and part of it was even conceded. People who live together will lose their tempers, and no one has been cured of it by a lecture. What can be chosen is the words that come second. They tend to be the ones that are remembered.
    `),
  },
};

/** Swearing and rude words: where words are picked up, where they fit, and what can be said when a toe hurts. */
export const swearing: Frame = withScenes(own, swearsAtAGame, saidForALaugh);
