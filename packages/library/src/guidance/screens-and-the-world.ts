import type { Article, Source } from './article.ts';

const FIVE_CS: Source = {
  organisation: 'American Academy of Pediatrics, Center of Excellence on Social Media and Youth Mental Health',
  page: 'The 5 Cs of Media Use',
  address:
    'https://www.aap.org/en/patient-care/media-and-children/center-of-excellence-on-social-media-and-youth-mental-health/5cs-of-media-use/',
  checked: 'read',
};

/** Screens that open on the world: the first phone, frightening things, games with others in them. */
export const SCREENS_AND_THE_WORLD: readonly Article[] = [
  {
    id: 'first-phone',
    title: 'The first phone',
    topic: 'screens',
    ages: [84, 155],
    questions: [
      'what age should a child get a phone',
      'wants a phone because everyone has one',
      'when should my child get a phone',
      'what age first smartphone',
      'all her friends have phones and she is 9',
      'my 11 year old needs a phone for secondary school',
      'dumb phone or smartphone',
      "how to set up a child's first phone safely",
      'rules for first phone',
      'is 8 too young for a phone',
      'he says he is the only one in the class without one and is left out of the group chat, i dont want to but i also dont want him to be the odd one',
      'whatsapp at 10',
      'phone watch for kids',
    ],
    keys: [
      'first phone',
      'smartphone',
      'mobile phone',
      'phone for school',
      'group chat',
      'whatsapp',
      'dumb phone',
      'phone watch',
      'own phone',
      'get a phone',
      'phone of her own',
      'have a mobile',
    ],
    ack: [
      {
        when: ['only one', 'left out', 'friends', 'odd'],
        text: '"I\'m the only one" is rarely true, and at ten it doesn\'t have to be true to hurt.',
      },
      {
        when: ['school', 'secondary', 'bus'],
        text: "You want to be able to reach {him} at the bus stop, and you're being sold the whole internet along with it.",
      },
      { text: 'It is a small box, and you know what you yourself do with yours at midnight.' },
      { text: 'Whatever you decide, someone at the school gate has decided otherwise and will tell you.' },
    ],
    typical: [
      {
        from: 84,
        to: 155,
        text: 'There is no official right age; the NSPCC names none and says it depends on the child. Many families tie it to the first journeys alone, often around the start of secondary school.',
      },
    ],
    sources: [
      {
        organisation: 'NSPCC',
        page: 'Keeping children safe online',
        address: 'https://www.nspcc.org.uk/keeping-children-safe/online-safety/',
        checked: 'known',
      },
      FIVE_CS,
    ],
    tonight: [
      'Write down what the phone is for, in one line. If the line is "to ring when the bus is late", a simple phone does that.',
      'Ring two parents from the class and ask what they really have. It is usually fewer phones than reported, and two of you can wait together.',
      'Before any phone, agree on three things in writing: where it sleeps, which apps, and that you may look.',
    ],
    ask: "If messages make {him} frightened, secretive or ill, or an adult unknown to {him} asks for pictures or secrets: keep the evidence, don't blame {him}, and contact the police or a child protection line the same day.",
    offer: null,
    back: [
      "What should the phone make possible that isn't possible now?",
      'Who would be told first if something went wrong?',
    ],
    turns: [
      {
        asks: [
          'he is the only one without',
          'left out of the group chat',
          'all her friends have whatsapp',
          'social pressure for a phone',
        ],
        answer:
          'Being outside a chat is a real loss, so replace what it carries: a landline or your phone for messages at set times, a standing invitation on Fridays. Tell {him} truthfully, "Not yet, and here is when we look at it again," with a date. A no with a date is easier to wear at school than a no for ever. Check the app\'s minimum age; several are thirteen.',
      },
      {
        asks: ['smartphone or simple phone', 'dumb phone', 'phone watch', 'brick phone vs iphone'],
        answer:
          'For journeys, a phone that rings and texts does all of it and is not worth stealing. A watch does so for younger ones, if school allows it. A smartphone can come later without the child having lost anything, whereas taking one back is hard. If it must be smart, choose an old one of yours with the same system, so that you know where the settings are.',
      },
      {
        asks: ['how do i set it up', 'parental controls', "settings for a child's phone", 'what should i block'],
        answer:
          "Set it up yourself, before it is wrapped: a child account in {his} real age, app installs only with your consent, location shared both ways, no unknown callers, spending off. Ask the network to mark it as a child's phone. Then do the tour together and say why. Controls are stabilisers; the talking is the riding. Look it all through again every few months, side by side.",
      },
      {
        asks: ['what rules', 'phone contract', 'rules for the first phone', 'when and where can she use it'],
        answer:
          'Few and on paper, for parents too: it sleeps in the kitchen; no phone at table; you may read messages in the first year, with {him} there, not behind {his} back; nothing is sent that Grandma couldn\'t see; and the golden one, "If something bad comes, you bring it to me and you don\'t lose the phone for it." That last rule is worth the other four.',
      },
      {
        asks: [
          'should i read her messages',
          'is it spying to check his phone',
          'privacy vs safety',
          'can i look at my childs phone',
        ],
        answer:
          'At nine or ten, looking together is part of learning; say so from the start, and do it on Sundays with tea. Reading in secret is for when you fear real harm. As {he} grow{s}, look less and ask more: "Show me something funny from this week. Anything mean?" What you are after is that {he} bring{s} you the bad one, and that depends on how you took the last.',
      },
      {
        asks: [
          'already gave him one and regret it',
          'gave her a phone too early',
          'can i take it back',
          'he is glued to the new phone',
        ],
        answer:
          'You may change your mind, and it shows {him} how that is done: "I gave it too soon. That was my mistake, and we\'re changing it." Go down a step, not to zero: simple phone for the day, the smart one at the kitchen table for half an hour. Expect a bad week and some true remarks about your own use. Those are worth listening to.',
      },
      {
        asks: [
          'on the phone all night',
          'takes it to bed',
          'how do i get it out of the bedroom',
          'should i take it away',
        ],
        answer:
          'Out of the bedroom, rather than away: it sleeps in the kitchen, on a charger, from an hour before bed, and yours sleeps beside it. Say it once, by day: "Nobody\'s phone goes upstairs." An alarm clock takes away the reason. Taking it off {him} altogether mostly moves the trouble to a friend\'s.',
      },
      {
        asks: [
          'his mum lets him',
          'different phone rules at dads',
          'my ex gives her the phone',
          'other parent allows it',
        ],
        answer:
          'You can only make the rules of your own hall table, and that is worth doing. Ask the other house for one thing, not five: where it sleeps. "Could we both have it in the kitchen at night?" {He} can live with two sets of rules, as long as each is the same every time.',
      },
    ],
    challenges: ['screen-time'],
  },
  {
    id: 'screen-scary-things',
    title: 'Something frightening on a screen',
    topic: 'screens',
    ages: [30, 155],
    questions: [
      'my child saw something scary on youtube',
      'saw a horror video and now wont sleep',
      '7yo saw porn on a friends phone what do i do',
      'he watched the news about the war and is scared',
      'she keeps talking about a scary clown game',
      'saw a violent video at school',
      'nightmares after a film',
      'my kid stumbled on adult content',
      'my son told me an older boy showed him a video on the bus and he wont say what it was but he cant be alone in a room since',
      'frightened by a cartoon film 4 year old',
      'how to talk about what he saw online',
    ],
    keys: [
      'saw something',
      'scary video',
      'horror',
      'porn',
      'adult content',
      'the news',
      'war on tv',
      'stumbled on',
      'frightened by a film',
      'scary game',
      'horrible clip',
      'clip',
      'disturbing video',
      'inappropriate',
      'upset by something online',
      'pornography',
    ],
    ack: [
      {
        when: ['porn', 'adult', 'naked', 'sex'],
        text: 'It was there in two taps, and now you have to find words for something you had planned for years from now.',
      },
      {
        when: ['news', 'war'],
        text: 'The news walked into your living room without wiping its feet, and {he} {was} sitting on the carpet.',
      },
      { when: ['film', 'films', 'movie'], text: 'It had a fairy on the cover, and twenty minutes in the mother died.' },
      { text: "You can't take it out of {his} head again, and that is the first thing you would like to do." },
    ],
    typical: [
      {
        from: 30,
        to: 83,
        text: 'Young children are most frightened by how things look and by sudden changes, and "it\'s only a film" helps them little; being with you helps more.',
      },
      {
        from: 84,
        to: 155,
        text: 'Many children come across something upsetting online, often by accident or through others. What helps is being able to tell someone who stays calm.',
      },
    ],
    sources: [
      {
        organisation: 'NSPCC',
        page: 'Inappropriate or explicit content',
        address: 'https://www.nspcc.org.uk/keeping-children-safe/online-safety/inappropriate-explicit-content/',
        checked: 'read',
      },
      {
        organisation: 'Childnet',
        page: 'Online pornography: advice for parents of children',
        address: 'https://www.childnet.com/help-and-advice/online-pornography-parents/',
        checked: 'read',
      },
    ],
    tonight: [
      'Thank {him} first: "I\'m glad you told me. You\'re not in trouble."',
      'Let {him} tell or draw it to the end, then add an ending: who helped, how it was made, that it is over, that you are here.',
      'Agree on a move for next time and try it out: screen down, walk away, come to me.',
    ],
    ask: 'If sleep or play is still disturbed after two or three weeks, see your doctor. If an adult or older child showed it on purpose, asked for pictures or touched {him}, ring a child protection line or the police today.',
    offer: {
      kind: 'story',
      label: 'A story in which the frightening thing gets an ending could be ready by bedtime.',
      about: 'a frightening picture that would not go away',
    },
    back: ['What, in {his} own words, has come out so far?', 'Who else was there when it happened?'],
    turns: [
      {
        asks: [
          'saw porn',
          'watched naked people',
          'stumbled on adult content',
          'what do i say about porn to an 8 year old',
        ],
        answer:
          "Calm face, short truth: \"That was a video for adults, made by actors. It isn't how people are loving with each other. It's not your fault that you saw it.\" Ask what it made {him} think and answer just that. No punishment, or next time you won't hear of it. Then settings, together. If someone showed it to {him}, find out who, gently, and tell the school or a child protection line.",
      },
      {
        asks: ['scared of the news', 'the war on tv', 'saw the attack on the news', 'asks if it will happen here'],
        answer:
          "Off first; adult news isn't for the room {he} {is} in. Then ask what {he} know{s}; it is often both less and worse than you think. Answer the question under it: \"It's far away. Many people are helping. You are safe tonight, and I'm here.\" Something to do helps small hearts, a candle, a drawing for the helpers. If family or friends are in it, say so honestly and stay closer.",
      },
      {
        asks: [
          'cant sleep since',
          'wont be alone in a room now',
          'nightmares after the video',
          'keeps seeing the picture',
        ],
        answer:
          'Pictures fade faster when they have been outside. By day: draw it, shrink it on the photocopier, put a hat on it, shut it in a box that lives in your wardrobe, far from {his} bed. At night stay a little longer this week, lamp on, door open, and take it back by inches afterwards. If after two or three weeks it is as strong as on day one, ask your doctor.',
      },
      {
        asks: [
          'wont tell me what he saw',
          'she refuses to talk about it',
          'how do i get him to tell me',
          'too embarrassed to say',
        ],
        answer:
          'Leave the door open rather than pulling: "You don\'t have to say it. You can write it, draw it, or whisper it to the dog. Nothing you saw can make me like you less." Say one guess aloud, in a flat voice, so that {he} need{s} only nod. Ask no detective questions. If you suspect that someone has done something to {him}, note the words used and get advice today.',
      },
      {
        asks: ['how do i stop it happening again', 'parental controls', 'youtube kids isnt safe', 'filters'],
        answer:
          "Filters on the broadband, on the device and on the search; it takes an evening, and the phone company will help. Videos in the shared room, not behind a door. Then accept that one will get through, at a friend's, on a bus, and rehearse: down, away, tell. The rehearsal protects in places where your filter isn't.",
      },
      {
        asks: [
          'other kids showed him',
          'older brother showed her',
          'friends watch horror',
          'school playground scary game talk',
        ],
        answer:
          'Tell the other parents in one plain line, without blame: "Ours saw a clip on a phone on Tuesday and isn\'t sleeping. Could you have a look at yours?" Most are grateful. Tell the teacher if it goes round the class. And give {him} a way out that saves face: "They\'re awful at home, they check everything." You may gladly be awful.',
      },
    ],
    challenges: ['fear-dark', 'feeling-worried', 'screen-time'],
  },
  {
    id: 'screen-games',
    title: 'Computer games',
    topic: 'screens',
    ages: [60, 155],
    questions: [
      'my son is obsessed with minecraft',
      'how long should an 8 year old play games',
      'is roblox safe for a 7 year old',
      'fortnite at 9 all his friends play',
      'he rages when he loses at games',
      'are violent games bad for kids',
      'spent 80 pounds on skins without asking',
      'playing online with strangers chat',
      'my daughter only talks about the game, draws the game, dreams of the game, and i have no idea what it even is',
      'gaming addiction 10 year old',
      'screams at the screen with headset on',
    ],
    keys: [
      'minecraft',
      'roblox',
      'fortnite',
      'gaming',
      'video games',
      'computer games',
      'xbox',
      'playstation',
      'switch game',
      'headset',
      'skins',
      'console',
      'gamer',
      'online game',
      'plays for hours',
      'in app',
    ],
    ack: [
      {
        when: ['pounds', 'money', 'spent', 'skins'],
        text: 'The statement came, and you now own, it appears, a great many invisible hats.',
      },
      {
        when: ['strangers', 'chat', 'online', 'safe'],
        text: 'There are voices in that headset, and you know only one of them.',
      },
      { when: ['rages', 'loses', 'screams'], text: 'The scream from upstairs turns out to be about a pickaxe.' },
      { text: '{He} {is} telling you about it with shining eyes and you have understood perhaps one word in five.' },
    ],
    typical: [
      {
        from: 60,
        to: 155,
        text: 'For most children games are play, friends and being good at something. Age ratings such as PEGI 3, 7, 12, 16 and 18 judge the content, not how difficult a game is, and not the chat.',
      },
    ],
    sources: [
      {
        organisation: 'PEGI',
        page: 'Responsible gameplay: tips for parents',
        address: 'https://pegi.info/',
        checked: 'read',
      },
      FIVE_CS,
    ],
    tonight: [
      'Sit beside {him} for ten minutes and be bad at it: "Show me. What are we trying to do?" You learn more than from any review.',
      'End by rounds, not by minutes: ask "When is a good place to save?" and hold {him} to that.',
      'Look at three settings before bed: who can talk to {him}, what can be bought, when it switches off.',
    ],
    ask: 'If gaming pushes out sleep, food, school or friends for some weeks, or {he} steal{s} or lie{s} for it, see your doctor. If anyone in a game asks for pictures, secrets or a meeting: keep it, block, and report to the police or a child protection line today.',
    offer: {
      kind: 'story',
      label: 'A story built out of blocks, with {him} in it, could be ready for tonight.',
      about: 'an adventure in a world made of blocks',
    },
    back: ['Which game is it, and with whom?', 'What does it give {him} that is hard to get elsewhere?'],
    turns: [
      {
        asks: ['how long is ok', 'how many hours of gaming', 'daily limit for games', 'one hour enough for minecraft?'],
        answer:
          'No official number from school age on. Work backwards: nine to twelve hours in bed, school, an hour of running about, dinner with you, a friend in the flesh; what is left can be shared with a game. Many families do well with school days short or none and a longer stretch at the weekend, because half an hour in a building game barely finds the door.',
      },
      {
        asks: ['plays with strangers', 'online chat', 'is roblox safe', 'voice chat at 8'],
        answer:
          'Chat off, or friends only, and by friends I mean children whose kitchen you have stood in. Speakers instead of headphones for the first year, in the living room. Three rules on a card: no real name, school or photo; no moving to another app; tell me if someone is nice and wants a secret. The last is the one to practise, as a little play, with you as the charming stranger.',
      },
      {
        asks: [
          'spent money in the game',
          'he used my card',
          'spends all his money on it',
          'bought skins with my card',
          'in app purchases',
          'robux',
        ],
        answer:
          "Take the card off the account tonight and set a password for buying; then ring the shop, because accidental purchases by children are sometimes refunded. With {him}, no shouting about the sum: these shops are built so that money doesn't look like money. {He} pay{s} back a part {he} will feel, in small coins. From now on gift cards only, an amount per month, gone is gone.",
      },
      {
        asks: ['everyone plays fortnite', 'game rated 12 and he is 9', 'violent games', 'all his friends are allowed'],
        answer:
          'The rating says what is in it, you know who is going to play it. Watch a quarter of an hour of it yourself, and decide on the day\'s evidence: dreams, talk, games in the playground. A no can come with company: find one parent who also waits, and one game that several of them like. "Not that one yet. What is it that you like in it?" is a question with useful answers.',
      },
      {
        asks: ['rages when he loses', 'screams at the screen', 'throws the controller', 'gets so angry gaming'],
        answer:
          "Agree on the early sign, standing up, insulting the furniture, and a rule that isn't a punishment: at the sign, two minutes outside the room, then back. Controller on the sofa. If it is thrown, it rests until tomorrow. Look at hour and hunger; the last match at eight in the evening is seldom the fairest. Some games are made of losing; choose others for weekdays.",
      },
      {
        asks: ['only talks about the game', 'obsessed with minecraft', 'no other interests', 'dreams about the game'],
        answer:
          "A passion that speaks is a gift, even if it is about levers and lava. Borrow it: build the thing in cardboard, cook the pixel cake, a book from that world, a friend invited who knows it too. Then the other half: one fixed thing per week with mud or water in it. I'd only worry if everything that used to be fun has gone flat.",
      },
    ],
    challenges: ['screen-time'],
  },
];
