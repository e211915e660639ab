import type { Article, Source } from './article.ts';
import { CDC_3_YEARS, CDC_4_YEARS, CDC_6_TO_8, CDC_9_TO_11, CDC_5_YEARS } from './milestone-sources.ts';

const CORNWALL_BULLYING: Source = {
  organisation: 'Cornwall Council',
  page: 'Bullying',
  address: 'https://www.cornwall.gov.uk/schools-and-education/parent-support-and-advice/bullying',
  checked: 'read',
};

/** Friends: having none, being left out, losing one, quarrelling. */
export const FRIENDS_FINDING: readonly Article[] = [
  {
    id: 'no-friends',
    title: 'No friends',
    topic: 'friends',
    ages: [42, 155],
    questions: [
      'nobody plays with my son at break',
      'plays alone at school every day',
      'has nobody to sit with',
      'he says he has no one to play with',
      'my son has no friends',
      'she says nobody likes her',
      '7yo never gets invited to parties',
      'my daughter has no friends at school and it breaks my heart',
      'he plays alone all the time at preschool is that normal',
      'how do i help my child make friends',
      'nobody came to sit with her on the bus again',
      'no playdates no invitations what am i doing wrong',
      'is it normal for a 4 year old not to have a friend',
      '9 year old lonely at school',
      'teacher says he keeps to himself',
      'i was lonely as a kid and now its happening to her',
      'he hasnt got one single mate',
      'nobody ever asks her round to play at theirs',
      'she says no one likes her and she hasnt made one friend all year',
      'how can i help a lonely child find a friend',
    ],
    keys: [
      'no friends',
      'nobody likes me',
      'lonely',
      'loner',
      'never invited',
      'no invitations',
      'make friends',
      'making friends',
      'no playdates',
      'friendless',
      'keeps to himself',
      'single friend',
      'mate',
      'mates',
      'hasnt got one friend',
      'no one likes her',
      'nobody asks him round',
      'not one friend',
      'house to play',
      'asked round',
      'lonely child',
      'find a friend',
      'isolated',
      'always alone',
      'no one to play with',
    ],
    ack: [
      {
        when: ['party', 'parties', 'invited', 'invitations'],
        text: 'The invitations go into thirty bags, and you have learned to check {his} without looking as if you do.',
      },
      {
        when: ['nobody', 'likes'],
        text: '"Nobody likes me" was said into the pillow, quite calmly, and now you are the one who cannot sleep.',
      },
      {
        text: 'It hurts twice when your child stands at the edge: once for {him}, and once for the child you used to be.',
      },
      { text: 'You would be friends with {him} like a shot, and it is no use at all.' },
    ],
    typical: [
      {
        from: 42,
        to: 59,
        text: 'By three most children notice others and join them to play, and by four most ask others to play; a fixed friend often comes later.',
      },
      {
        from: 60,
        to: 107,
        text: 'Around six to eight children begin to want very much to be liked and accepted by friends; one friend is plenty, and some come to it slowly.',
      },
      {
        from: 108,
        to: 155,
        text: 'From about nine friendships grow stronger and closer, so being without one is felt more; a child may have few and be content, or many and be lonely.',
      },
    ],
    sources: [CDC_3_YEARS, CDC_4_YEARS, CDC_6_TO_8, CDC_9_TO_11],
    tonight: [
      'Ask for a name, not for a friend: "Who was near you at lunch?" One name is enough to work with.',
      'Invite that one child for one hour, with one thing to do: pancakes, a den, the hosepipe. End it while it is going well.',
      'Ask the teacher who {he} sit{s} beside when {he} can choose, and whether those two could get a job together.',
    ],
    ask: 'If there is truly no name for a month, if {he} {is} sad about it for weeks, or being alone turns into being picked on, talk to the teacher. If {he} seem{s} not to know how play with others works at all, ask your doctor or health visitor as well.',
    offer: {
      kind: 'expert',
      label: 'The library has stories about the first friend, ready to read tonight.',
      about: 'making-friends',
    },
    back: [
      'Who minds most: your child, or you on {his} behalf?',
      'What happens when another child comes near: a smile, a step back, too much at once?',
    ],
    turns: [
      {
        asks: [
          'nobody likes me she says',
          'he says everyone hates him',
          'says she is unlikeable',
          'what do i say when she says no one likes her',
        ],
        answer:
          'Don\'t argue with it yet, because {he} will only prove it to you. "That sounds like a lonely day. When was the loneliest bit?" Stay there a moment. Later look for the smallest exception: who passed the glue, who laughed. A feeling that has been believed can be looked at; a feeling that has been corrected digs in.',
      },
      {
        asks: ['he tries too hard', 'comes on too strong', 'gets in peoples faces', 'the others find him annoying'],
        answer:
          'Many children who are left alone want it too much: too near, too loud, all their jokes at once. Play "traffic light" at home: red face, amber face, green face, and what does each one want? Then one rule to take along: an arm\'s length, and two questions before one story. Choose a calm child for practice, at your table, one hour.',
      },
      {
        asks: [
          'should i arrange it for her',
          'am i too involved',
          'do i speak to other mums',
          'how do i set up a playdate',
        ],
        answer:
          'At this age you are still the diary, so yes. Write to one parent: "Mine talks about yours. Pancakes on Saturday, ten till eleven?" Put the fought-over toys away first and stay within earshot without joining in. If it falls flat, try another child; one flat hour is not a verdict. By ten let {him} choose whom and what, while you do the message.',
      },
      {
        asks: [
          'he is happy alone',
          'doesnt seem to want friends',
          'prefers adults',
          'rather play alone than with kids',
        ],
        answer:
          'Then there may be nothing to repair. What I would want to know: could {he} join in if it mattered, and is there one child or cousin whose company is a pleasure? Liking adults and books is a taste. Never looking at other children, never copying them, and being upset by any change as well, is something to describe to your doctor or health visitor.',
      },
      {
        asks: [
          'we moved and she knows nobody',
          'new school no friends yet',
          'started mid year',
          'everyone already has friends',
        ],
        answer:
          'In a class that has been together for years the seats are taken, and it can take until the next holiday before one is free. Find a place where everybody is new: a course, a choir, a climbing hall. Keep one thread to the old friend going, a voice message on Sundays. And ask the teacher for a task in twos that lasts longer than a day.',
      },
      {
        asks: [
          'could it be autism',
          'is something wrong with his social skills',
          'does she need therapy',
          'socially awkward',
        ],
        answer:
          "I can't tell you from here, and being short of friends by itself doesn't say it. Note what happens just before things go wrong, at school and elsewhere: faces not read, rules too strict, noise too much, words taken exactly. If a list like that fills up, and was there already in nursery days, show it to your doctor. What helps, small groups and clear tasks, can start tomorrow.",
      },
      {
        asks: ['it is my fault im shy too', 'i have no friends either', 'i dont know the other mums', 'i was the same'],
        answer:
          'You have given {him} your reserve, and also someone who knows how it feels from inside. That is worth something: tell {him} what your first friend was like and how long it took. You don\'t have to shine at the gate. One sentence to one parent, "see you tomorrow", said every day for a week, is how most of those groups began.',
      },
      {
        asks: ['she sits alone at lunch', 'eats alone at school', 'nobody sits with him', 'alone in the dinner hall'],
        answer:
          'Lunch is the hardest place: loud, free, and everyone can see. Ask the teacher for one fixed thing there, a seat beside a named child, a job with the trays twice a week. At home ask for a name rather than a feeling: "Who is nice to sit near?" Then invite that one, for something short with an ending.',
      },
      {
        asks: [
          'should i ring the teacher',
          'should i talk to the school',
          'do i tell the teacher she has no friends',
          'ask the teacher about friends',
        ],
        answer:
          "Yes, a short message is enough, and it need not sound alarmed: \"Who {does} {he} sit beside when {he} can choose, and could those two get a job together?\" Teachers see the playground, and you don't. Ask to hear in two weeks what they noticed. If {he} {is} against it, say what you'll ask, and what you won't.",
      },
      {
        asks: [
          'she doesnt want me to',
          'he doesnt want me to say anything',
          'dont tell the teacher',
          'refuses any help with friends',
        ],
        answer:
          'Then ask what {he} {is} afraid of: most often it is being called up in front of everybody. Offer a smaller deal: "I ask one thing, nobody hears your name, and I tell you what she said." Things that happen outside school, one child, one hour, one plan, need nobody\'s leave but yours.',
      },
    ],
    challenges: ['making-friends'],
  },
  {
    id: 'left-out',
    title: 'Left out by a group',
    topic: 'friends',
    ages: [54, 155],
    questions: [
      'my daughter was not invited to the party',
      'everybody was invited but her',
      'the only one not asked to the birthday',
      'friends went to the cinema without her',
      'my daughter is being left out by her friends',
      'the girls have a club and she isnt in it',
      'threesome friendship and mine is always the third',
      'he wasnt invited to the party and everyone else was',
      'they ran away from her at lunch',
      'being excluded by friends 8 year old',
      'how do i help my child when friends leave them out',
      'best friends with two others and always left out of three',
      'group chat without him',
      'told she cant come to the sleepover',
      'is leaving someone out bullying',
      '6yo came home crying they said you cant play',
      'two of them gang up and mine is the odd one out',
      'the whole class was invited except her',
      'her friends ditched her and freeze her out',
      'her friends made a club and said she cant be in it',
    ],
    keys: [
      'left out',
      'excluded',
      'exclusion',
      'third wheel',
      'three friends',
      'not invited',
      'uninvited',
      'club',
      'clique',
      'ran away from her',
      'mean girls',
      'sleepover without her',
      'group chat',
      'odd one out',
      'gang up',
      'ganging up',
      'whole class invited',
      'frozen out',
      'ditched',
      'shut out',
      'pushed out',
      'made a club',
      'not allowed in the club',
      'cant be in it',
      'secret club',
      'told she cant be in it',
    ],
    ack: [
      {
        when: ['party', 'invited', 'sleepover'],
        text: 'There is a Saturday coming up, with balloons in it, and you both know who is going.',
      },
      { when: ['club', 'girls', 'clique'], text: 'A club has been founded, and its chief rule is who is not in it.' },
      { text: 'Nothing was said that a teacher could write down; they only moved along the bench.' },
      {
        when: ['three', 'threesome', 'third', 'two others'],
        text: 'Three is a difficult number, and yours has drawn the third place again.',
      },
    ],
    typical: [
      {
        from: 54,
        to: 83,
        text: '"You can\'t come to my party" is daily currency at five and six; it is meant for the next ten minutes and usually forgotten by lunch.',
      },
      {
        from: 84,
        to: 155,
        text: 'As friendships get closer, being included or not matters more. A falling-out has two sides; leaving someone out on purpose, again and again, counts among the forms of bullying.',
      },
    ],
    sources: [CDC_6_TO_8, CORNWALL_BULLYING],
    tonight: [
      'Say first: "That would hurt me too." Then be quiet. No plan before the second sob.',
      'Ask one question that sorts it: "Is it every day, or was it today?"',
      'Fix one hour this week with someone from outside that group: a cousin, the neighbour, the boy from swimming.',
    ],
    ask: 'If the same children do it most days for two weeks, or others are told not to play with {him}, bring dates and names to the teacher and ask what will be different by next Friday. If {he} say{s} {he} would rather not be here, get help the same day.',
    offer: {
      kind: 'story',
      label: 'A story about somebody who finds another table could be ready by bedtime.',
      about: 'being left out by a group of friends',
    },
    back: ['Is it the same child who decides each time?', 'Who else is sometimes on the outside?'],
    turns: [
      {
        asks: ['should i talk to the other parents', 'ring the mum', 'text the mother about it', 'confront the girls'],
        answer:
          'I would not, or not first. Other people\'s children are described to them by their parents within the hour, and on Monday it is {him} who pays. The teacher can change seats, groups and who collects the books, and nobody has to know why. The exception is a parent you truly know, and a message about arrangements: "Could we do something all three on Sunday?"',
      },
      {
        asks: ['three friends two against one', 'always the third', 'best friends in pairs', 'triangle friendship'],
        answer:
          'Threes tip by themselves; it need not be malice. Bring them together at your house with something that takes three hands, a film, baking, a den, and try each of the others alone at another time. Teach {him} to step out before being pushed: "I\'m going to see Sam, back later." Having somewhere to go is what loosens a triangle.',
      },
      {
        asks: [
          'everyone was invited except him',
          'how do i explain not being invited',
          'sees the photos of the party',
          'party and she is not going',
        ],
        answer:
          'Tell the truth in one line, "You were not asked, and that\'s a rotten feeling", and don\'t supply reasons you cannot know. Fill that Saturday early with something which has its own tickets. On Monday {he} can say "I heard it was good" or nothing at all. If it was the whole class but one, a quiet word to the teacher is fair.',
      },
      {
        asks: [
          'she wants to do anything to get back in',
          'he gives them his toys',
          'lets them be mean so she can stay',
          'buys friends',
        ],
        answer:
          'That is the moment to be plain: "Friends don\'t cost. If you have to pay every day, it\'s a toll gate." Don\'t forbid the group, it would only shine brighter. Look for the other place first; children let go of a bad group when they have something to hold on to. Practise one sentence for the next demand: "No, that\'s mine. Shall we play?"',
      },
      {
        asks: [
          'is it bullying',
          'when is leaving out bullying',
          'teacher says its just friendship stuff',
          'school says girls will be girls',
        ],
        answer:
          'Ask three things. Is it again and again? Is it meant? {Does} {he} have no way to stop it? Three yeses, and it is bullying, whatever it is called in the corridor. "Friendship issues" is a fair name for the first week. After that bring the list with dates and use the word, and ask which step of the school\'s own policy comes next.',
      },
      {
        asks: [
          'she leaves others out herself',
          'my child is the one excluding',
          'he said you cant come to my party',
          'mine is the leader of the club',
        ],
        answer:
          'Good that you saw it. Not "how would you feel", they know; say what happens now: "In our house nobody is told they can\'t come because of who they are. How will you put it right tomorrow?" A small deed is better than a sorry: a place kept, a question asked. Watch whether {he} {is} afraid of losing {his} own place; leaders often are.',
      },
      {
        asks: [
          'how long does it last',
          'will they be friends again',
          'do i encourage her to make up',
          'back and forth with the group',
        ],
        answer:
          "At six it may be over before you have finished worrying; at nine it can run for weeks and flare up every few days. Don't rush the making-up: first a week with other people in it, then see whether {he} still want{s} to. If {he} go{es} back, keep the second friendship alive as well. Two circles are the best insurance there is.",
      },
    ],
    challenges: ['making-friends', 'being-kind'],
  },
  {
    id: 'best-friend-moved',
    title: 'When the best friend moves away',
    topic: 'friends',
    ages: [42, 155],
    questions: [
      'best friend is moving away',
      'my sons best friend moved to another country and hes heartbroken',
      'her best friend changed schools',
      '4yo keeps asking when he can play with his friend who moved',
      'how to help a child when a friend moves',
      'she wont make new friends since her friend left',
      'last day with his best friend is friday what do we do',
      'lost her only friend',
      '8 year old grieving friend who moved away',
      'we are the ones moving and she has to leave her best friend',
      'is it normal to be this sad about a friend leaving',
      'his pal is leaving our school at easter',
      'her bestie emigrated and she is lost without her',
      'he misses his best friend so much',
    ],
    keys: [
      'friend moved',
      'best friend moved',
      'best friend moving',
      'friend left',
      'moved away',
      'changed schools',
      'only friend',
      'misses his friend',
      'friend leaving',
      'bestie',
      'pal',
      'emigrated',
      'leaving the school',
      'mate is moving',
      'friend is leaving',
      'best mate',
      'since his friend moved house',
      'misses best friend',
    ],
    ack: [
      { when: ['only'], text: 'There was one, it was enough, and on Friday it goes to live somewhere else.' },
      { text: 'Grown-ups decided it, and two people under four feet tall have to carry it out.' },
      { text: "Half of every game {he} know{s} was in somebody else's head, and that head has moved." },
    ],
    typical: [
      {
        from: 42,
        to: 71,
        text: 'At this age a friend is someone you are with, so distance is hard to grasp; expect the same question many times and a sadness that comes and goes.',
      },
      {
        from: 72,
        to: 155,
        text: 'Friendships become closer and more important through the school years, and losing one is a real loss; most children look for someone new before they feel ready to say so.',
      },
    ],
    sources: [CDC_6_TO_8, CDC_9_TO_11],
    tonight: [
      'Take one photograph of the two of them in their own place, the tree, the gate, and print it.',
      'Say it straight: "Sam is moving on Friday. You can\'t stop it, and neither could I. We can say goodbye properly."',
      'Fix the first contact before the last day: a call next Sunday at four, with a thing to show each other.',
    ],
    ask: 'Sadness for some weeks is to be expected. If after two months {he} {is} still withdrawn, not sleeping or refusing school, talk to the teacher and then your doctor.',
    offer: {
      kind: 'story',
      label: 'A story about two friends and a long road between them could be read on the last evening.',
      about: 'a best friend who moves away',
    },
    back: ['What did the two of them do together, most of all?', 'Who else was sometimes allowed in that game?'],
    turns: [
      {
        asks: ['how do we say goodbye', 'last day together', 'goodbye present', 'should we have a goodbye party'],
        answer:
          'Small and between the two: they swap something used, not new, a cap for a cap, so that each has a thing that smells right. Let them show each other one last time how the game goes. Then an ending with a clock: "Three more slides, then the big wave." Goodbyes that are slipped past hurt longer than tears at a gate.',
      },
      {
        asks: ['wont make new friends', 'doesnt want anyone else', 'no one is as good as', 'refuses playdates since'],
        answer:
          "Loyalty, not stubbornness. Tell {him} the place is kept: \"Nobody gets Sam's chair. There's room for another one.\" Don't offer a new best friend; offer an hour with a thing to do and a child who is easy company. The first few will be found wanting. It is around the fourth or fifth time that somebody is suddenly called by name at supper.",
      },
      {
        asks: [
          'video calls go silent',
          'they dont talk on the phone',
          'calls are awkward',
          'how do they stay in touch',
        ],
        answer:
          'Two six-year-olds on a screen look at themselves and say "what are you doing". Give the call a job: build the same tower, draw the same monster, show three things from your pocket. Ten minutes. Letters suit some better, since something arrives. And let it grow thin by itself if it does; some friendships were for that time, and were good.',
      },
      {
        asks: [
          'we are the ones moving',
          'its our fault we are moving',
          'she blames me for the move',
          'he is furious about leaving his friend',
        ],
        answer:
          '{He} may be angry with you, as you are the one who signed it. "You\'re right to be cross. I decided, and you have to leave him." Don\'t sell the new house in the same breath. Then do the three dull useful things: a date for a visit, a photograph, a call in the first week. Anger that has been allowed usually turns into questions.',
      },
      {
        asks: [
          'keeps asking when he comes back',
          'does not understand friend moved',
          '3 year old asks every day',
          'waits at the window for her friend',
        ],
        answer:
          'Use the same words every time: "Ben lives in another town now. He can\'t come after nursery. We can send him a picture." The asking is how it is learned. A map on the fridge with two dots and a string helps some, and a photo album most. Expect the question at odd moments for a month or two, then less.',
      },
    ],
    challenges: ['feeling-sad', 'moving-house'],
  },
  {
    id: 'falls-out-daily',
    title: 'Falling out with friends all the time',
    topic: 'friends',
    ages: [48, 143],
    questions: [
      'breaks up with her best friend every day',
      'best friends one day and enemies the next',
      'falls out with her best friend every single day',
      'girls friendship drama year 3',
      'my daughter and her friend argue constantly one day best friends next day enemies',
      '8yo comes home every day with who said what',
      'he always falls out with friends',
      'cant keep a friend he is so bossy when they play',
      'friend says im not your friend anymore',
      'constant friendship dramas what do i do',
      'do i get involved in childrens arguments',
      'is it normal for friends to fight so much age 6',
      'not my friend any more',
      'they fight at every playdate',
      'they fall out and make up and fall out again',
      'on again off again with the same girl',
      'every play date ends in a row',
      'another argument with her best friend today',
      'my sons are fine but my daughter argues with her friends every day',
    ],
    keys: [
      'falling out',
      'falls out',
      'fall out',
      'friendship drama',
      'not my friend anymore',
      'arguing with friends',
      'best friends then enemies',
      'on off friendship',
      'fights at playdates',
      'makes up',
      'broke up with friend',
      'on again off again',
      'fall out and make up',
      'rows with friend',
      'squabbles with friend',
      'friend fight',
      'make up again',
      'argument with her best friend',
      'arguments with his friend',
      'argue with friends',
      'another argument',
    ],
    ack: [
      {
        when: ['playdate', 'playdates'],
        text: "Twenty good minutes, then a slammed door, and you are left giving biscuits to somebody else's furious child.",
      },
      { text: 'Yesterday they were going to marry; today one of them is dead to the other, and it is only Tuesday.' },
      { text: 'Every afternoon brings the next instalment, and you have stopped being sure who did what to whom.' },
    ],
    typical: [
      {
        from: 48,
        to: 71,
        text: 'At four and five "you\'re not my friend any more" mostly means "I don\'t like this game"; taking turns in games is only being learned.',
      },
      {
        from: 72,
        to: 143,
        text: 'From six or so children pay more and more attention to friendship and want to be liked; quarrels belong to it, and mending them is a skill that is being practised.',
      },
    ],
    sources: [CDC_5_YEARS, CDC_6_TO_8],
    tonight: [
      'Listen to the whole instalment once, then ask: "Do you want me to listen or to help?" Most days the answer is listen.',
      'Offer one sentence for mending, small enough for a corridor: "That went wrong. Shall we start again?"',
      'Set an end: fifteen minutes of news about it each day, then the subject is closed and supper begins.',
    ],
    ask: 'If it is always one who decides and the other who pays, if {he} {is} frightened of that friend, or cr{ies} before school for two weeks, speak to the teacher. Being hurt on purpose again and again is bullying, friend or not.',
    offer: {
      kind: 'expert',
      label: 'The library has stories about mending a quarrel, ready tonight.',
      about: 'saying-sorry',
    },
    back: [
      'How does it usually end: do they make it up, or does somebody give in?',
      'Is there one thing it is nearly always about?',
    ],
    turns: [
      {
        asks: ['should i get involved', 'do i speak to the other mum', 'let them sort it out', 'when should i step in'],
        answer:
          'Stay out of the quarrel and close to your child. Step in when somebody gets hurt, when it is always the same one who is afraid, or when it goes on at night by phone. Otherwise ask "what have you tried, and what next?" A friendship that parents have repaired twice belongs to the parents.',
      },
      {
        asks: [
          'he is too bossy',
          'she wants it all her way',
          'always has to be in charge',
          'friends leave because he is controlling',
        ],
        answer:
          '{He} {has} good ideas and no brakes. Practise at home with a timer: five minutes of your game, five of {his} game, and the boss changes when it rings. Name it when it works: "You did it Leah\'s way and it was fine." Before a visit agree on a word between you, "windscreen", that means hand over the wheel. It can be said across a garden.',
      },
      {
        asks: [
          'friend is mean one day nice the next',
          'toxic friendship 7 year old',
          'blows hot and cold',
          'uses her then drops her',
        ],
        answer:
          'Hot and cold keeps a child running, because the warm days feel like winning. Don\'t run the friend down; ask instead, "How do you feel after a day with her: bigger or smaller?" and let {him} count for a week, plus and minus on a card. Meanwhile water the other friendships. Children leave such friends by themselves when they can see the sum.',
      },
      {
        asks: [
          'fighting at playdates',
          'playdates end in tears',
          'cant play nicely at home',
          'always ends badly when a friend comes',
        ],
        answer:
          'Shorter and planned: an hour, one activity you have set up, a snack in the middle, and the precious things put away beforehand, by {him}. You are in the kitchen with the door open. At the first raised voice bring food rather than justice. Stop at fifty minutes while they are still laughing, and tell them that was a good one.',
      },
      {
        asks: [
          'she never says sorry',
          'it is always the others fault',
          'never admits he was wrong',
          'wont apologise to friends',
        ],
        answer:
          'Saying sorry means losing, to many children, so offer a way that isn\'t losing: a drawing through the letter box, the better swing. "You don\'t have to say it was all you. You can say your bit." Let {him} hear you do it: "I was short with you this morning, my bit." It is learned by watching, and later than we would like.',
      },
      {
        asks: [
          'we cant be friends on whatsapp',
          'fallout in the group chat',
          'messages at night',
          'says nasty things online',
        ],
        answer:
          "Quarrels that used to end with the bell now go on under the blanket. Phones sleep in the kitchen from seven, yours too. Help {him} with one rule: nothing written while angry, and nothing written that couldn't be read out at breakfast. Keep pictures of anything cruel, block if you must, and show the school if it is about school.",
      },
    ],
    challenges: ['making-friends', 'saying-sorry'],
  },
];
