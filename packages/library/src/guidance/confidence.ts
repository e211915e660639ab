import type { Article, Source } from './article.ts';

const SLOW_TO_WARM_UP: Source = {
  organisation: 'Zero to Three',
  page: 'Children with Shy or Slow to Warm Up Temperaments',
  address: 'https://www.zerotothree.org/resource/children-with-shy-or-slow-to-warm-up-temperaments/',
  checked: 'read',
};
const SELF_ESTEEM: Source = {
  organisation: 'Action for Children, Parent Talk',
  page: 'How can I help if my child has low self-esteem?',
  address:
    'https://parents.actionforchildren.org.uk/feelings-behaviour/talking-about-feelings/how-can-i-help-if-my-child-has-low-self-esteem/',
  checked: 'read',
};

/** Feelings: how a child stands in front of others and of a hard thing. */
export const CONFIDENCE: readonly Article[] = [
  {
    id: 'shyness',
    title: 'Shyness',
    topic: 'feelings',
    ages: [18, 143],
    questions: [
      'my child is very shy',
      'hides behind my legs when people say hello',
      '3yo wont speak to anyone but us',
      'shy at parties sits on my lap the whole time',
      'how to help a shy child',
      "she doesnt answer when grown ups talk to her and they think she's rude",
      '6 year old too shy to put his hand up in class',
      'slow to warm up toddler',
      'talks non stop at home and not one word at nursery since september should i be worried',
      'he used to be so outgoing and now clings to me with strangers',
      'shyness is it normal',
    ],
    keys: [
      'shy',
      'shyness',
      'hides behind',
      'slow to warm up',
      'wont say hello',
      'not one word at nursery',
      'timid',
      'quiet child',
      'visitors',
      'buries face',
      'wont speak',
      'bashful',
      'reserved',
      'clams up',
      'introvert',
    ],
    ack: [
      {
        when: ['rude', 'hello', 'answer', 'grown ups'],
        text: 'Someone kind bends down to say hello, and you get to watch {him} disappear behind your knees.',
      },
      {
        when: ['nursery', 'school', 'class', 'not one word'],
        text: 'At home {he} talk{s} through dinner; over there they have never heard {his} voice.',
      },
      { text: 'Two hours of party on your lap is a long time to hold a child and a paper plate.' },
      { text: '{He} {is} watching all of it, from behind your coat, as if there would be questions later.' },
    ],
    typical: [
      {
        from: 18,
        to: 59,
        text: 'Very many young children are slow to warm up: they stay on the sidelines and watch until they feel comfortable. It is a temperament, and there is no one right way to be sociable.',
      },
      {
        from: 60,
        to: 143,
        text: 'Shyness can last into school and beyond and be no trouble at all; what matters is whether it keeps {him} from things {he} would like to do.',
      },
    ],
    sources: [
      SLOW_TO_WARM_UP,
      {
        organisation: 'Cardiff and Vale University Health Board (NHS), Keeping Me Well',
        page: 'My child is able to talk but does not talk in some places',
        address:
          'https://keepingmewell.com/childrens-support-services/childrens-speech-and-language-therapy/my-child-is-able-to-talk-but-does-not-talk-in-in-some-places/',
        checked: 'read',
      },
    ],
    tonight: [
      'Leave the word "shy" at home. When others say it: "{He} like{s} to look first."',
      'Agree on one hello that needs no voice: a wave, a high five, showing the toy. Practise it tonight with teddy.',
      'Next time arrive ten minutes early, so that the room comes to {him} one person at a time.',
    ],
    ask: 'If {he} speak{s} freely at home and not at all in nursery or school for more than a month after settling in, ask them and your health visitor about selective mutism now; help works best early.',
    offer: {
      kind: 'expert',
      label: 'In the library are stories about finding a way into a game.',
      about: 'making-friends',
    },
    back: ['How long until {he} {is} playing, when nobody pushes?', 'Is there one child {he} {is} easy with?'],
    turns: [
      {
        asks: [
          'people think she is rude',
          'should i make him say hello',
          'grandma is offended',
          'do i force her to say thank you',
        ],
        answer:
          'Say it yourself, warmly, for both of you: "Thank you, we love it." Being made to perform, with everyone waiting, is the quickest way to lose the next ten words. To grandma: "Sit near, look at the train and not at the face, and give it ten minutes." By teatime Grandma will have been chosen, and it will be worth more.',
      },
      {
        asks: [
          'talks at home but not at nursery',
          'silent at school',
          'not said a word to her teacher',
          'selective mutism',
        ],
        answer:
          "If the first month is over, don't wait for {him} to grow out of it. It isn't refusal: a child in that place wants to and can't get the voice to come. Ask nursery for no pressure, questions that can be answered by pointing, and one adult who plays beside {him} every day. And ask for a speech and language referral.",
      },
      {
        asks: ['party on my lap', 'wont join in', 'stands at the edge', 'should i take her home or make her play'],
        answer:
          'Lap is where {he} {is} doing the joining, with the eyes. Stay, talk about what you both see, and after a while get down on the floor near one child and start doing something yourself. Slide out by inches. If {he} play{s} for the last five minutes, the party worked; that is the part to talk about in the car.',
      },
      {
        asks: ['i was shy too', 'is it inherited', 'did i make her shy', 'does he get it from me'],
        answer:
          'Very likely it came with the eyes and the chin. You know things an outgoing parent would have to read up: what it was like, who helped, what made it worse. Tell {him} one such story with you in it, at {his} age, hiding in a cloakroom. And let {him} see you ring the plumber although you would rather not.',
      },
      {
        asks: ['wont put his hand up', 'teacher says she is too quiet', 'scared of speaking in class', 'show and tell'],
        answer:
          'Ask the teacher for steps: answering in a pair, then to the teacher at the desk, then one planned question {he} {has} heard the day before. For show and tell let the object do the talking, and practise the first sentence only; it carries the second. Being quiet is no fault; not being able to ask for the toilet is worth solving.',
      },
      {
        asks: ['suddenly shy', 'used to be confident', 'was never shy before', 'changed and clings now'],
        answer:
          'A phase of it comes often at around one and again around three or four, when other people become more interesting and more uncertain. Look too for a change: a move, a new baby, a mean remark. If {he} {has} gone quiet everywhere, home included, or fear{s} one person in particular, take that seriously and ask gently when you are alone.',
      },
    ],
    challenges: ['making-friends', 'building-confidence'],
  },
  {
    id: 'low-confidence',
    title: '"I can\'t do it"',
    topic: 'feelings',
    ages: [36, 155],
    questions: [
      'says he is stupid',
      'says i cant do anything',
      'gives up before she has tried',
      'thinks he is bad at everything',
      'my child has no confidence',
      'she says i cant do it before she even tries',
      'he calls himself stupid',
      'how to build self esteem in a 6 year old',
      'gives up straight away',
      '10yo always compares himself with others says everyone is better',
      'afraid to try new things',
      'wont have a go at riding a bike',
      'my daughter says im rubbish at everything and if i tell her shes not she gets cross and says you have to say that youre my mum',
      'low self esteem child',
      'wants me to do everything for him',
    ],
    keys: [
      'confidence',
      'self esteem',
      'i cant do it',
      'gives up',
      'calls himself stupid',
      'im rubbish',
      'compares',
      'wont try',
      'useless',
      'thinks hes rubbish',
      'puts herself down',
      'no good at anything',
      'self belief',
    ],
    ack: [
      {
        when: ['stupid', 'rubbish', 'worst', 'dumb'],
        text: 'Hearing {him} say that about {himself}, in your kitchen, about somebody you know to be wonderful, makes you want to argue until midnight.',
      },
      {
        when: ['bike', 'try', 'tries', 'new'],
        text: "The thing hasn't been touched yet and the verdict is already in.",
      },
      { text: '"I can\'t" comes out before the lid is off the box, and you are left holding the box.' },
      { text: 'You praise, and it slides off like rain from a duck.' },
    ],
    typical: [
      {
        from: 36,
        to: 83,
        text: '"I can\'t" at this age is often about this one button on this one day; it grows smaller with every small thing that succeeds.',
      },
      {
        from: 84,
        to: 155,
        text: 'From around seven feelings get more complex and children compare themselves more; fearing failure, blaming oneself and dropping things one used to enjoy are signs of low self-esteem.',
      },
    ],
    sources: [SELF_ESTEEM],
    tonight: [
      'Don\'t argue with "I\'m stupid". Ask: "Which bit?" A bit can be worked on; a whole person can\'t.',
      'Do the first half, leave the last: you pull the zip up to here, {he} finish{es}. Next week leave a little more.',
      'Say what you saw instead of what {he} {is}: "You tried it the other way round when it didn\'t fit."',
    ],
    ask: 'If {he} run{s} {himself} down most days for some weeks, stop{s} seeing friends or doing loved things, or hurt{s} {himself}, see your doctor. If reading or writing is where it starts, ask school to look closer.',
    offer: {
      kind: 'expert',
      label: 'The library has stories that begin with "I cannot do it" and don\'t end there.',
      about: 'building-confidence',
    },
    back: [
      'What was the very last thing {he} said it about?',
      'Which thing comes easily to {him} that others of that age find hard?',
    ],
    turns: [
      {
        asks: [
          'praise doesnt work',
          'she doesnt believe me',
          'says you have to say that',
          'i tell him hes clever and he gets angry',
        ],
        answer:
          'Big praise is hard to believe on a bad day. Use evidence: "On Monday you couldn\'t do four of these. Today you did nine." Or praise behind {his} back, where {he} can overhear it: "{He} fixed the light before I found the screwdriver." And sometimes say nothing and ask for advice; being needed convinces more than being told.',
      },
      {
        asks: ['calls himself stupid', 'says she is dumb', 'im the worst', 'hates himself'],
        answer:
          'First the feeling, "You\'re really fed up with yourself," then the bit, then help with the bit. Keep your face ordinary; your horror confirms it. Watch for whose words they are: sometimes "stupid" belongs to a classmate or to an uncle. If it becomes "I wish I wasn\'t here", stop everything, ask what {he} mean{s} by it and ring your doctor today.',
      },
      {
        asks: ['gives up straight away', 'wont even try', 'gives up when its hard', 'says no to anything new'],
        answer:
          'Make the first step so small that it is silly to refuse: sit on the bike and eat an apple. Stop while it is going well. Use the word "yet" sparingly and your own failures freely: let {him} see you burn a pancake and begin again. Two minutes each day outdo one heroic Sunday with tears.',
      },
      {
        asks: [
          'compares himself to his sister',
          'everyone is better than me',
          'friends are ahead',
          'says others are faster',
        ],
        answer:
          'You can\'t stop the comparing, but you can change the opponent: {him} three weeks ago. Keep something to show for it, a drawing from March, a pencil line for jumping. At home leave out "look how nicely Ana does it", even as a joke. And let {him} spend time with younger children; there {he} {is} the one who knows.',
      },
      {
        asks: [
          'could it be a learning difficulty',
          'maybe dyslexia',
          'school is too hard',
          'he struggles with reading',
        ],
        answer:
          'Possibly, and it is worth asking, because "I\'m stupid" is what many children call a difficulty that nobody has named. Ask the teacher: is it one subject or all, is it easier aloud than on paper, what has been tried? Ask what happens next and by when. You needn\'t have proof to start that conversation.',
      },
      {
        asks: [
          'do i do too much for her',
          'wants me to do everything',
          'i dress him because its quicker',
          'am i making him dependent',
        ],
        answer:
          "Mornings are for getting out of the door, so help then and don't feel bad. Choose one thing at a calmer hour that belongs to {him} from now on: buttering bread, feeding the cat, the lift buttons. A real job, where something would go wrong if it were forgotten, builds more than ten exercises. Let it be done badly for a fortnight.",
      },
    ],
    challenges: ['building-confidence'],
  },
  {
    id: 'perfectionism',
    title: 'Perfectionism and fear of mistakes',
    topic: 'feelings',
    ages: [42, 155],
    questions: [
      'my child is a perfectionist',
      'she rips up her drawing if one line is wrong',
      'he cries over every mistake in homework',
      '8yo erases until the paper has holes',
      'how do i help my daughter accept mistakes',
      'wont start anything in case its wrong',
      'gets furious when he cant do something first time',
      '6 year old wants everything perfect and has meltdowns about handwriting',
      'homework takes two hours because my son rubs out every letter and starts again and then screams at me when i say its good enough',
      'afraid of getting it wrong at school',
    ],
    keys: [
      'perfectionist',
      'perfectionism',
      'perfect',
      'rips up',
      'mistake',
      'mistakes',
      'rubs out',
      'starts again',
      'good enough',
      'has to be right',
      'rubber',
      'eraser',
      'hates mistakes',
      'wont finish',
    ],
    ack: [
      {
        when: ['homework', 'handwriting', 'letter', 'rubs'],
        text: 'One word, rubbed out four times, and the paper has given up before {he} {has}.',
      },
      {
        when: ['drawing', 'rips', 'picture'],
        text: 'It was a lovely horse until the left ear, and now it is confetti.',
      },
      { text: '{He} {has} a picture in {his} head that no small hand could draw, and hold{s} the hand responsible.' },
      { text: '"It\'s good enough" is, to {him}, the rudest thing you have said all week.' },
    ],
    typical: [
      {
        from: 42,
        to: 83,
        text: "Around the start of school many children see for the first time how a thing ought to look, and their hands can't do it yet; tears over a wrong line are frequent then.",
      },
      {
        from: 84,
        to: 155,
        text: 'Wanting to do well is a strength; fearing failure, trying to be perfect all the time and avoiding things for that reason belong to low self-esteem.',
      },
    ],
    sources: [
      SELF_ESTEEM,
      {
        organisation: 'Storypark (Dr Kaylene Henderson, child psychiatrist)',
        page: 'Perfectionism in Young Children and How to Help',
        address: 'https://blog.storypark.com/2017/08/perfectionism-in-young-children-and-how-to-help/',
        checked: 'read',
      },
    ],
    tonight: [
      'Make one yourself at dinner, on purpose and aloud: "I poured it next to the glass. Cloth. Done."',
      'Swap the rubber for a pen and a rule: a wrong line may be turned into something, an ear into a hat.',
      'Praise the way there, not the result: "You stuck with it though the ear was hard." Keep "perfect" out of your own mouth.',
    ],
    ask: 'If homework regularly takes more than twice the set time, {he} avoid{s} things {he} love{s}, hurt{s} {himself} over mistakes or must repeat things until they feel right, talk with the teacher and your doctor.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book that starts with a blot could be made tonight.',
      about: 'a drawing with a mistake in it that becomes the best part',
    },
    back: [
      'What happens in the first second after the mistake: anger, tears, or stopping?',
      'Is it everything, or one thing such as writing?',
    ],
    turns: [
      {
        asks: [
          'homework takes hours',
          'writing is a nightmare every evening',
          'redoes homework again and again',
          'screams over homework',
        ],
        answer:
          'Set the clock by the school\'s time, not by {his} feeling: fifteen minutes, then the pencil goes down wherever it is, and you write at the bottom "15 minutes, stopped by me." Tell the teacher first. Most say they would much rather have five lines and a child who sleeps. The unfinished page, handed in and survived, does the teaching.',
      },
      {
        asks: ['she rips it up', 'destroys what he made', 'scribbles over it', 'throws it away'],
        answer:
          'Ask for the torn one: "May I have it? I like the horse\'s legs." Put it on your side of the fridge and say no more. Offer materials that won\'t obey, wet paint, torn paper, sticks; there is no right left ear in a collage. And let a small pile lie there for a week. What looked ruined on Tuesday often looks fine on Sunday.',
      },
      {
        asks: ['wont start at all', 'blank page', 'procrastinates', 'scared to begin in case its wrong'],
        answer:
          "Start badly together. You draw the first line, crooked; {he} draw{s} the second, worse if possible. Or set out to draw the ugliest dog in town. Once the page isn't clean any more there is nothing left to protect. For school, ask whether {he} may begin in the middle or say the first sentence aloud for you to write.",
      },
      {
        asks: ['i am a perfectionist too', 'does she get it from us', 'did we push him too much', 'is it our fault'],
        answer:
          'Part of it is born, part is breathed in, and much of it comes from caring. Two things you can change cheaply: what you say about your own mistakes, and what you ask at pick-up. "What was tricky today?" instead of "What did you get?" And hang up something of yours that went wrong.',
      },
      {
        asks: [
          'angry when he cant do it first time',
          'expects to know everything at once',
          'quits the piano',
          'furious learning something new',
        ],
        answer:
          'Nobody shows children the boring middle. Find it for {him}: a video of somebody falling off a bike for two minutes, your own first knitting. Say the number beforehand: "The first ten don\'t count." Then count aloud up to ten together. Being bad at something on purpose is a game, and {he} like{s} games.',
      },
      {
        asks: ['could it be ocd', 'has to do it until it feels right', 'repeats things', 'lines things up and panics'],
        answer:
          'A wish for neatness is one thing. Having to repeat something, touch, check or rewrite until it feels right, with real fear if it is stopped, is another, and that is for your doctor to look at. Note what, how often, how long, and what {he} say{s} would happen otherwise. It can be helped, and earlier is easier.',
      },
    ],
    challenges: ['building-confidence'],
  },
  {
    id: 'losing-games',
    title: 'Losing at games',
    topic: 'feelings',
    ages: [36, 131],
    questions: [
      'sore loser',
      'my 5 year old cant lose a game',
      'he tips the board over when hes losing',
      'she cheats at every board game',
      'do i let my child win',
      'crying every time he loses at football',
      '7yo has to win everything',
      'how to teach a child to lose gracefully',
      'game night always ends in tears',
      'my son is so competitive, races his sister up the stairs to the bathroom and if she is first he hits her and screams its unfair',
      'changes the rules so that she wins',
    ],
    keys: [
      'losing',
      'lose',
      'loses',
      'sore loser',
      'bad loser',
      'board game',
      'competitive',
      'has to win',
      'cheats at games',
      'snakes and ladders',
      'cards',
      'beaten',
      'winning',
      'flips the board',
      'sulks when he loses',
    ],
    ack: [
      {
        when: ['board', 'tips', 'game night', 'games'],
        text: 'You sat down for a nice half hour, and now there are forty small pieces under the sofa.',
      },
      {
        when: ['cheats', 'rules', 'changes'],
        text: 'The rules have been changed three times, each time while you were looking for the dice.',
      },
      {
        when: ['football', 'sport', 'race', 'races'],
        text: 'Everything from the stairs to the toothpaste has a finishing line.',
      },
      { text: 'Losing at snap looks too small to hurt as much as it visibly does.' },
    ],
    typical: [
      {
        from: 36,
        to: 59,
        text: 'Before five, rules and turns are still being learnt; to lose the game feels like losing altogether, and tears are usual.',
      },
      {
        from: 60,
        to: 131,
        text: 'By five most children follow rules or take turns when playing games with others; taking defeat well comes later, with a great many small defeats.',
      },
    ],
    sources: [
      {
        organisation: 'CDC, Learn the Signs. Act Early.',
        page: 'Milestones by 5 Years',
        address: 'https://www.cdc.gov/act-early/milestones/5-years.html',
        checked: 'read',
      },
    ],
    tonight: [
      'Play something that is over in two minutes, three times running. Short games give a loser somewhere to go.',
      'Lose one yourself, aloud: "Oh no! I wanted that. Well played. Again?" That is the whole script; {he} will borrow it.',
      'Agree before the first card: whoever is too cross may say "break" and come back in two minutes. A tipped board means we stop for today, kindly.',
    ],
    ask: 'If past seven nearly every game ends in hitting or an hour of upset, or friends stop coming because of it, ask the teacher what they see, and your doctor if it is the same everywhere.',
    offer: {
      kind: 'story',
      label: 'A story about a hare who had to learn second place could be ready tonight.',
      about: 'losing a game and wanting to tip the board over',
    },
    back: ['Is it worse against grown-ups or against other children?', 'Which game almost goes well?'],
    turns: [
      {
        asks: ['should i let him win', 'do i lose on purpose', 'is it bad to let her win', 'how often should he win'],
        answer:
          'At three and four, yes, often, and let it be close. From five on play games of luck, where nobody has to be let: dice don\'t love anyone. In games of skill give yourself a visible handicap, "I play without my queen," rather than a secret one. {He} notice{s} secret ones, and then winning is worth nothing.',
      },
      {
        asks: [
          'he cheats',
          'she changes the rules',
          'moves the pieces when im not looking',
          'what do i say when he cheats',
        ],
        answer:
          'At five, bending the rules means {he} care{s} how it ends. Keep it light: "Hang on, that counter has learnt to walk. Back it goes." If {he} want{s} other rules, agree on them before the game and let them count for everyone. With a seven- or eight-year-old say it straight: "I like playing with you when the rules hold. Shall we start again?"',
      },
      {
        asks: ['tips the board', 'throws the pieces', 'hits when he loses', 'storms off every time'],
        answer:
          'Stop without anger: "The board is over. We\'re done for today. I liked the first half." {He} pick{s} up ten pieces with you later, when the face is back. Tomorrow there is another game. Watch for the second before, when {he} lean{s} back or go{es} loud; that is the moment to say "break?" and get a drink.',
      },
      {
        asks: [
          'what about cooperative games',
          'games without losers',
          'should we stop playing competitive games',
          'which games',
        ],
        answer:
          'A mixture is good: games where you all play against the fox, so {he} learn{s} that losing together is bearable, and short ones of pure luck. Put long strategy games away for half a year. Building, drawing in turns and "how far can we get" games train the same waiting without anybody being last.',
      },
      {
        asks: [
          'with friends its worse',
          'at football he cries',
          'other kids dont want to play with him',
          'embarrassing at matches',
        ],
        answer:
          'Before the match agree on two things: what {he} will do with {his} hands at the whistle, shake, clap, hold the bottle, and where {he} may be sad afterwards, in the car. You clap for the others too, where {he} can see it. Talk about the match only when {he} begin{s}, and then about one pass, never about the score.',
      },
      {
        asks: ['everything is a race', 'has to be first', 'races his sister', 'always must be first in line'],
        answer:
          'Take the finishing lines out of the house. Today {he} {is} the door person, tomorrow the light person; first belongs to a day, not to the fastest. When {he} shout{s} "first!", shout "third, my favourite!" It is silly and it works surprisingly often. In a real queue, give {him} the job of last: the one who closes.',
      },
      {
        asks: [
          'my husband never lets him win',
          'dad always beats him',
          'grandad wins every time',
          'my partner says he must learn to lose',
        ],
        answer:
          'Both of you have a point, so divide it: games of luck with one, where nobody has to be let; games of skill with the other, with an open handicap. "I start without my queen." What he can show better than anyone is how to lose: "Oh, bother. Well played. Again?" Let {him} see that once an evening.',
      },
    ],
    challenges: ['handling-disappointment', 'taking-turns'],
  },
];
