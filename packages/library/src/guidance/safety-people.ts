import type { Article, Source } from './article.ts';

const NSPCC_PANTS: Source = {
  organisation: 'NSPCC, given by Liverpool City Council',
  page: 'The Underwear Rule (PANTS)',
  address: 'https://fsd.liverpool.gov.uk/kb5/liverpool/fsd/service.page?id=8Qn78Udk_x8',
  checked: 'read',
};
const NSPCC_SEXUAL: Source = {
  organisation: 'NSPCC Learning',
  page: 'Healthy sexual development of children and young people',
  address: 'https://learning.nspcc.org.uk/child-health-development/healthy-sexual-development-children-young-people',
  checked: 'read',
};
const CLEVELAND_TRICKY: Source = {
  organisation: 'Cleveland Clinic',
  page: 'What Kids Should Know About Strangers and Tricky People',
  address: 'https://health.clevelandclinic.org/safe-strangers-tricky-people',
  checked: 'read',
};
const INTERNET_MATTERS: Source = {
  organisation: 'Internet Matters',
  page: 'Online grooming: protect your child',
  address: 'https://www.internetmatters.org/issues/online-grooming/protect-your-child/',
  checked: 'read',
};
const INTERNET_MATTERS_DEAL: Source = {
  organisation: 'Internet Matters',
  page: 'Dealing with online grooming',
  address: 'https://internetmatters.org/issues/online-grooming/deal-with-it',
  checked: 'read',
};
const O2_NSPCC: Source = {
  organisation: 'NSPCC and O2',
  page: 'Strangers online',
  address: 'https://www.o2.co.uk/help/nspcc/archive-strangers-online',
  checked: 'read',
};

/** Safety: the body, tricky people, contact online. */
export const SAFETY_PEOPLE: readonly Article[] = [
  {
    id: 'body-safety',
    title: 'Body safety and naming the parts',
    topic: 'safety',
    ages: [24, 131],
    questions: [
      'how do i teach my 4 year old about private parts',
      'what names should i use for body parts',
      'talking to kids about body safety without scaring them',
      'when should i teach my child about good touch bad touch',
      'how do i protect my child from sexual abuse',
      'my family says its too early to say penis and vulva',
      'pants rule explain',
      '5yo came home with a secret from the babysitter',
      'should she have to kiss grandpa',
      'he plays doctors with his cousin is that normal',
      'what do i do if my child says someone touched him',
      'teaching consent to a toddler',
      'do we say the real words for their bits',
      'do i make her kiss her uncle goodbye',
      'teach kids that no one may touch them',
    ],
    keys: [
      'private parts',
      'body safety',
      'underwear rule',
      'pants rule',
      'good touch',
      'bad touch',
      'names for body parts',
      'penis',
      'vulva',
      'consent',
      'secrets',
      'sexual abuse',
      'kiss grandpa',
      'my body',
      'real words for bits',
      'proper words',
      'bits',
      'private bits',
      'willy or penis',
      'proper names',
      'uncle kiss',
      'hug uncle',
      'no one may touch',
      'touch them',
      'inappropriate touching',
      'abuse prevention',
      'safe touch',
    ],
    ack: [
      {
        when: ['said', 'says someone', 'touched'],
        text: 'Stay calm in your face; what {he} {has} just said is more important than anything else tonight.',
      },
      {
        when: ['kiss', 'grandpa', 'hug'],
        text: 'Everyone is waiting in the hall with puckered lips, and {he} {has} gone behind the coats.',
      },
      { when: ['secret'], text: 'A secret with a grown-up in it is one that you are allowed to ask about.' },
      { text: 'It sounds as if it must be a big talk, and it is in fact ten small ones, mostly in the bath.' },
    ],
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Little ones learn this as they learn the road: real names, and one rule at a time. Privates are private, and somebody who must help with them says why first.',
      },
      {
        from: 60,
        to: 131,
        text: 'School children can learn the whole rule: privates are private, your body belongs to you, no means no, talk about secrets that upset you, speak up and someone can help.',
      },
    ],
    sources: [NSPCC_PANTS],
    tonight: [
      "Use the real names in tonight's bath, in your nose-and-knee voice: nose, knee, penis or vulva, bottom.",
      'Say the rule once: "What\'s under your pants is private. Nobody asks to look or touch. A doctor may, with me there, and tells you why."',
      'Change one habit: "Would you like a hug, a wave or nothing?", and stand by the answer, also with grandma.',
    ],
    ask: 'If {he} tell{s} you of touching, or you suspect it: "I believe you. It isn\'t your fault. I\'m glad you told me." Do not question further or confront anyone; write down {his} words and ring the police or a child protection line today. In danger now: the emergency number.',
    offer: {
      kind: 'story',
      label: 'A story about a body with an owner could be read again and again.',
      about: 'my body belongs to me',
    },
    back: ['Is there something that made you ask tonight?', 'Which grown-ups could be told, besides you?'],
    turns: [
      {
        asks: [
          'what if he tells me someone touched him',
          'she said grandpa touched her',
          'what do i do if my child discloses',
          'he says the babysitter hurt his bottom',
        ],
        answer:
          'Breathe out, sit down, and say: "I believe you. It isn\'t your fault. You did right to tell me." Don\'t ask "are you sure" or for details; whoever asks for a living will do that. Write the exact words with the time. No bath if it was today, no call to that person. Keep {him} away from them, and ring the police or a child protection line today.',
      },
      {
        asks: ['is it too early', 'my family thinks its wrong', 'will it scare her', 'does it take away innocence'],
        answer:
          'Two is a good age for names and four for the rule. It doesn\'t frighten, because said in this voice it\'s no more than "the oven is hot". A child with the right word can be understood by a teacher or a nurse; one with "cookie" perhaps cannot. You may say to your family: "We teach the road as well, before there\'s an accident."',
      },
      {
        asks: [
          'good secrets and bad secrets',
          'what about surprises',
          'how do i explain secrets',
          'told to keep a secret',
        ],
        answer:
          '"A surprise is nice and everybody hears it soon. A secret you\'re told never to tell isn\'t allowed in our family. You can tell me, even if you promised, even if you did something too." Practise with two funny ones: a birthday cake, and somebody who says "don\'t tell Mum I gave you that". Then thank {him} for telling, whatever comes.',
      },
      {
        asks: [
          'plays doctors',
          'looking at each other naked',
          'show me yours with cousin',
          'caught them with pants down',
        ],
        answer:
          'Little ones of the same age who look, laugh and stop when you walk in: curious, and usual. Calmly: "Pants on. Privates are private. Come, let\'s build." Later the rule again. Not usual: a gap of some years, force, fear, secrets, doing what adults do, or not being able to stop. Then don\'t scold, keep them apart, and ask your doctor or a child protection line.',
      },
      {
        asks: [
          'who may touch',
          'doctor and nappy changing',
          'what about nursery helping with toilet',
          'can granny wash him',
        ],
        answer:
          '"To keep you clean or well, and they tell you why." So: a named carer for the toilet, the doctor with you in the room, grandma in the bath if {he} like{s}. By four most can wipe and wash themselves there, and then let them. {He} may say "I do it" to anybody, you too. And no one photographs it.',
      },
      {
        asks: [
          'making her kiss relatives',
          'grandma is offended no hug',
          'has to say goodbye with a kiss',
          'family expects cuddles',
        ],
        answer:
          'Warn them before: "{He} choose{s} how to say hello just now. High fives are in fashion." {He} still {has} to greet, with something: manners stay, the body belongs to {him}. If an aunt insists, be cheerful and stand between: "Not today, you can have mine." A child who has seen you hold that line once knows that it\'s real.',
      },
      {
        asks: [
          'school teaches it wrong',
          'what should nursery know',
          'does the school talk about it',
          'teach other carers',
        ],
        answer:
          'Tell each carer your three words: "We use real names, no secrets, no forced kisses." Ask how they help with toilets, who is alone with children, and whom you talk to if something seems wrong. Good places like these questions. One that gets offended has told you something.',
      },
    ],
    challenges: ['being-kind'],
  },
  {
    id: 'touching-own-body',
    title: 'Touching their own body',
    topic: 'safety',
    ages: [12, 131],
    questions: [
      'my 3 year old son touches his penis all the time',
      'she rubs herself on the sofa',
      'hands in his pants constantly',
      'is it normal for a 4yo girl to masturbate',
      'my toddler plays with his willy in the bath',
      'she touches herself at nursery',
      'how do i stop my child touching private parts in public',
      '5 year old humping pillow',
      'why does my child rub herself before sleep',
      'he gets an erection is that normal at 2',
      'my 9 year old daughter touches herself what do i say',
      'nursery told me he does it at story time',
      'always has his hand down his trousers',
      'rubs herself on the arm of the sofa',
    ],
    keys: [
      'touches himself',
      'touches herself',
      'touching himself',
      'rubs herself',
      'hands in pants',
      'hand in trousers',
      'willy',
      'masturbate',
      'masturbation',
      'humping',
      'erection',
      'private parts in public',
      'fiddling',
      'hand down his trousers',
      'hand down his pants',
      'down her pants',
      'arm of the sofa',
      'rubs',
      'rubbing herself',
      'fanny',
      'plays with himself',
    ],
    ack: [
      {
        when: ['nursery', 'public', 'school'],
        text: 'Story time, the cushion corner, and a teacher who has asked whether you have a moment.',
      },
      {
        when: ['humping', 'rubs', 'rub'],
        text: 'The sofa arm, the visitors, and your daughter or son humming to themselves: you moved very fast for someone so calm.',
      },
      { text: 'It makes most parents blush, and nearly all of them ask it at night.' },
      { text: 'You have said "hands out" forty times, and forty times the hands have gone home.' },
    ],
    typical: [
      {
        from: 12,
        to: 59,
        text: 'Up to about four, touching or rubbing their own private parts as a comforting habit belongs to what is seen as healthy and usual, like being fond of being naked.',
      },
      {
        from: 60,
        to: 131,
        text: 'From five or so children become more aware of privacy, and it mostly moves to where they are alone; needing privacy is something they can be told about.',
      },
    ],
    sources: [NSPCC_SEXUAL],
    tonight: [
      'Say it flatly, once: "It feels nice. That\'s for when you\'re on your own, in your room or the bath."',
      'In company, give the hands a job instead of a telling off: hold the book, carry the plates.',
      'Add the other half of the rule: "It\'s your body. Nobody else touches there, and you don\'t touch others there."',
    ],
    ask: "Soreness, itching, discharge or pain when weeing: your doctor this week. If {he} {is} unable to stop for anything, cop{ies} adult sex, use{s} force or objects, or say{s} that someone taught or touched {him}: don't question, write it down and ring your doctor or a child protection line today.",
    offer: null,
    back: [
      'When does it happen most: tired, bored, before sleep, watching something?',
      'Is it only {his} own body, or are other children part of it?',
    ],
    turns: [
      {
        asks: [
          'is it sexual',
          'why does she do it at this age',
          'do little kids masturbate',
          'isnt he too young for that',
        ],
        answer:
          "Not as adults mean it. It's a place that feels good, like a thumb or a blanket ear, and they find it as they find their toes. It says nothing about what {he} {has} seen, in itself. Erections in babies and toddlers are ordinary too, and go by themselves. What you are teaching is only place and time, as with picking noses.",
      },
      {
        asks: [
          'how do i stop it in public',
          'does it at the shops',
          'hands in pants at school',
          'at nursery story time',
        ],
        answer:
          'A quiet word in the ear that belongs to you two, "hands", and then something to hold. Look at tight or scratchy pants, the need for a wee, and boredom. Tell the nursery your sentence so that it\'s said the same way: "That\'s for home." No drawing attention, no smacking of hands; it gives the thing a spotlight and makes it last.',
      },
      {
        asks: ['should i punish', 'i told her it was dirty', 'i smacked his hand', 'is it bad for him'],
        answer:
          "It does no harm to the body. Shame does some harm, since it teaches {him} not to tell you about that part, and you'd want to be told. If something slipped out: \"I said it was dirty. That was wrong. It's private, that's all.\" Said once, in passing, it is forgotten by tea.",
      },
      {
        asks: ['before sleep', 'rubs herself to sleep', 'every nap time', 'falls asleep doing it'],
        answer:
          "For some it's the way into sleep, like rocking. In bed and alone it's in the right place, so you can let it be. If you'd rather give something else to begin with: a heavy cuddly toy across the tummy, a story on tape, an earlier hour. If {he} wake{s} sore or {has} to do it for very long every night, mention it to your doctor.",
      },
      {
        asks: [
          'could it mean abuse',
          'has someone done something to him',
          'should i be worried about abuse',
          'is it a sign',
        ],
        answer:
          "By itself it isn't. What would make me ask for help: knowing about acts that nobody of that age knows, doing it to others with pressure or secrecy, pain or injury, sudden fear of a person or place, a child who cannot be turned to anything else. Then no questioning at home: {his} words on paper, and a call to a child protection line or doctor today.",
      },
      {
        asks: ['older child', '9 year old', '10 year old touches himself', 'what do i say to my preteen'],
        answer:
          "A knock on the door, from now on, and a lock if you can. One sentence some day in the car: \"Lots of people do it, it's private, and it's fine. If anything hurts or worries you, you can ask me or the doctor.\" Then change the subject, for both your sakes. If it's pictures or people online that are at the back of it, talk about that instead.",
      },
      {
        asks: ['touches other children', 'tried to touch his sister', 'pulled down friends pants', 'shows everyone'],
        answer:
          "\"Stop. That's private, theirs and yours.\" Apart, calm, dressed, something else to do. Among little ones of one age it is mostly curiosity and happens once or twice. Keep doors open when they play. If it comes back after you've said it several times, if there's force, fear or years between them, ask your doctor or a child protection line how to go on.",
      },
    ],
    challenges: [],
  },
  {
    id: 'tricky-people',
    title: 'Strangers and tricky people',
    topic: 'safety',
    ages: [36, 131],
    questions: [
      'how do i teach my 5 year old about strangers',
      'stranger danger without scaring them',
      'my daughter talks to everyone and would go with anyone',
      'what is a tricky person',
      'man offered my son sweets at the park what now',
      'what to tell kids if they get lost',
      'teach my child not to go with strangers',
      '4yo too friendly with strangers',
      'someone tried to get my child into a car',
      'he is now frightened of every stranger',
      'family password for pick up',
      'should she scream if someone grabs her',
      'walking to school alone 9 year old strangers',
      'would go off with anybody who had a puppy',
      'would walk off with absolutely anyone',
      'how do i warn him about strangers without frightening him',
    ],
    keys: [
      'stranger',
      'strangers',
      'stranger danger',
      'tricky people',
      'tricky person',
      'goes with anyone',
      'talks to everyone',
      'too friendly',
      'sweets from stranger',
      'got lost',
      'lost in shop',
      'family password',
      'grabbed',
      'follows anyone',
      'go off with anybody',
      'walk off with anyone',
      'go off with anyone',
      'had a puppy',
      'kidnapped',
      'abducted',
      'wander off with',
      'warn her about strangers',
      'warn',
      'paedophile',
      'strangers in the park',
    ],
    ack: [
      {
        when: ['car', 'tried', 'grab', 'grabbed'],
        text: 'Your hands may still be shaking, and {he} {has} already asked what is for tea.',
      },
      {
        when: ['everyone', 'anyone', 'friendly'],
        text: 'By the third bus stop {he} {has} told the whole of your address to a lady with a dachshund.',
      },
      {
        when: ['lost'],
        text: 'In the nine seconds in which you could not see the red coat, the whole building changed.',
      },
      { text: '"Don\'t talk to strangers", you say, and then: "Say thank you to the lady."' },
    ],
    typical: [
      {
        from: 36,
        to: 71,
        text: 'Children of this age cannot tell who is dangerous from a face; a rule about what to do works better than one about what people look like.',
      },
      {
        from: 72,
        to: 131,
        text: 'Harm comes more often from people a child knows than from unknown ones, so it is behaviour that counts: who asks for secrets, for help, for coming along, for breaking a rule.',
      },
    ],
    sources: [CLEVELAND_TRICKY],
    tonight: [
      'Teach one rule tonight, and play it: "Before you go with anyone, anywhere, you come and ask me. Even if you know them. Even if there\'s a puppy."',
      'Choose a family word that only you know, and say what it is for: no word, no going.',
      'Give {him} the lost plan: "Stand still, shout my real name, then find a mum or dad with children, or someone at a till."',
    ],
    ask: "If someone tried to take, follow, film or touch {him}, ring the police now, with time, place and car, even if nothing happened. If it is somebody you know who behaves oddly towards {him}, don't leave them alone together and ring a child protection line today.",
    offer: {
      kind: 'story',
      label: "A story about a puppy that wasn't there, and a child who asked first, could be played through tonight.",
      about: 'asking first before going with anyone',
    },
    back: ['What made you think of it today?', 'What would happen now, if somebody said "Mum sent me"?'],
    turns: [
      {
        asks: [
          'what is a tricky person',
          'explain tricky people to child',
          'how do i say it',
          'list of tricky behaviour',
        ],
        answer:
          '"Most people are kind. A tricky person asks children for something grown-ups should ask other grown-ups for: help with a dog, a secret, a photo, coming along. It can be a stranger or somebody we know. You don\'t have to be polite then. You go and tell." Play five scenes on the sofa, three harmless, two tricky, and let {him} call out which.',
      },
      {
        asks: [
          'he talks to everyone',
          'so friendly with strangers',
          'would walk off with anyone',
          'no fear of strangers',
        ],
        answer:
          "You needn't take the friendliness from {him}; talking is fine when you are there. What {he} need{s} is the stop: talk with me near, go with nobody. Practise the distance, two big steps back from any car or stranger, as a game. If {he} walk{s} off with unknown people without looking round for you, at four or later, tell your health visitor or doctor too.",
      },
      {
        asks: [
          'what should she do if someone grabs her',
          'scream and run',
          'teach to fight back',
          'if someone tries to take him',
        ],
        answer:
          '"Then all manners are over." Shout "You\'re not my dad!", "No!", hold on to something, kick, bite, drop the bag, run to people and not to a hiding place. Practise the shout in the wood, with everybody, it\'s fun and takes courage. And say it\'s rare. A child who knows what to do is less afraid than one who only knows that it exists.',
      },
      {
        asks: [
          'now he is scared of everyone',
          'frightened of strangers',
          'afraid to go out since',
          'i scared her too much',
        ],
        answer:
          'Then put the world back in order: "There are thousands of people in this town, and nearly all of them would help you." Count helpers on the way, bus driver, woman with a pram, the man at the till. Let {him} say thank you to one a day. Keep the one rule, asking first, and leave out the stories. It settles mostly within a few weeks.',
      },
      {
        asks: ['what if he gets lost', 'lost in supermarket what to do', 'lost at the beach', 'teach phone number'],
        answer:
          '"Stand still. Shout my name, not Mum. If I don\'t come, find a family with children or a till." By four most can learn your first name and surname, by six the number, best as a song. On busy days: your number in pen on the arm under the sleeve, a photo of what {he} {is} wearing, a meeting place you have touched. A child out of sight by a road or water: search there first and call for help at once.',
      },
      {
        asks: [
          'someone tried to lure him',
          'a man offered her a lift',
          'car stopped and asked my child',
          'suspicious person at school',
        ],
        answer:
          'You did right to take it seriously, and so did {he}; say so: "You came and told. That was just right." Ring the police tonight with what you have, place, time, colour, words. Tell the school. Don\'t put {him} through it many times. For some weeks walk along, without much talk about it. If {he} sleep{s} badly for longer than a month, ask your doctor.',
      },
      {
        asks: [
          'walking to school alone',
          'playing out without me',
          'when can she go out alone',
          'how old to go to the shop',
        ],
        answer:
          "Not an age so much as five things {he} can do by {himself}: cross that road, stick to the way, know whom to ask, say no to a known face, come back on time. Walk it ten times with {him} leading and you ten metres behind. Begin with the post box. In twos it's better. School rules and laws vary, so ask.",
      },
    ],
    challenges: ['feeling-worried'],
  },
  {
    id: 'online-contact',
    title: 'Someone contacts them online',
    topic: 'safety',
    ages: [72, 155],
    questions: [
      'talks to strangers on a game',
      'somebody he does not know messages him in a game',
      'chats with people she has never met',
      'a stranger messaged my child on roblox',
      'my 9 year old has been chatting to someone online',
      'someone asked my daughter for a photo',
      'how do i talk to my kid about online grooming',
      'he says its his friend but hes never met him',
      'she wants to meet a girl she met online',
      'strangers in game chat 8yo',
      'found messages on my sons tablet from an adult',
      'how do i make online games safe for kids',
      'he sent a picture of himself what do i do',
      'someone is threatening to share her pictures',
      'should i read my childs messages',
      'friend request from someone she doesnt know',
      'some man has been messaging my son on a game',
      'sent a photo to someone on the internet',
    ],
    keys: [
      'online stranger',
      'roblox',
      'game chat',
      'messaged my child',
      'asked for a photo',
      'grooming',
      'online friend',
      'meet someone online',
      'sent a picture',
      'friend request',
      'discord',
      'voice chat',
      'blackmail',
      'nudes',
      'sextortion',
      'man messaging my son',
      'messaging on a game',
      'sent a photo',
      'sent a pic',
      'snapchat',
      'tiktok stranger',
      'whatsapp stranger',
      'someone on the internet',
    ],
    ack: [
      {
        when: ['picture', 'photo', 'sent', 'threatening'],
        text: 'The picture is out of your hands, and that does not make {him} any less safe with you tonight.',
      },
      {
        when: ['meet'],
        text: '"She\'s my best friend", {he} say{s}, and nobody in this house has ever heard her cough.',
      },
      { text: 'Under the name of a cartoon animal somebody has asked your child how old {he} {is}.' },
      { text: 'You found it by accident, at eleven, with the charger in your hand.' },
    ],
    typical: [
      {
        from: 72,
        to: 107,
        text: 'Younger children believe what a friendly voice says, and a game feels like a playground; at this age chat with strangers is best switched off.',
      },
      {
        from: 108,
        to: 155,
        text: "Online acquaintances can feel like real friends and may not be who they say. Children tell more readily if they know beforehand that they won't lose everything for telling.",
      },
    ],
    sources: [INTERNET_MATTERS, INTERNET_MATTERS_DEAL, O2_NSPCC],
    tonight: [
      "Say this first, before you look at anything: \"You're not in trouble. I'm glad I know. Show me, and we'll do it together.\"",
      "Take screenshots of the words and names (never of a child's body), don't answer, don't delete; then block and report in the app.",
      'Tonight switch chat and friend requests to "friends only" or off, side by side with {him}.',
    ],
    ask: "If an adult has asked for pictures, secrecy, a meeting or video, or {he} {is} being threatened: ring the police or a child protection line today, and use your country's online reporting service. Don't pass any picture on, not even to show it. If {he} talk{s} of wanting to die, get help at once.",
    offer: null,
    back: ['What did they ask for, word for word?', 'Does this person know the name, school, town or face?'],
    turns: [
      {
        asks: ['he sent a photo', 'she sent a nude', 'they have his picture', 'blackmail over pictures'],
        answer:
          "\"You are not in trouble, we'll sort it out together.\" Don't pay, don't send more, don't plead with them. Keep the messages, block after the screenshots, ring the police or a child protection line now; there are services that get such pictures taken down. Don't forward the picture to anyone. Stay near {him} tonight, as the shame is the dangerous part. If {he} want{s} to die, call for help at once.",
      },
      {
        asks: [
          'wants to meet them',
          'meeting an online friend',
          'can she meet her gaming friend',
          'met a girl online wants to visit',
        ],
        answer:
          'Never alone, never secretly. If it may be a real child: first the parents talk by video, both children in view; later a public place, with you at the table, and they know it. Anyone who says "don\'t tell your mum" has answered the question. If {he} {has} already agreed to something, ring the police for advice before you cancel.',
      },
      {
        asks: ['should i read his messages', 'checking her phone', 'spying on my child', 'privacy vs safety online'],
        answer:
          'Say the rule before you need it: "Until you\'re twelve I look in, with you there, on Sundays." That\'s a seat belt and not spying. Look for new names, deleted threads, night-time. If you have real cause, look without asking, and tell {him} afterwards why. What keeps children safest is having told before and nothing exploding.',
      },
      {
        asks: [
          'game chat strangers',
          'turn off chat in roblox',
          'voice chat in games',
          'is it safe to play online with strangers',
        ],
        answer:
          "In most games chat and friend requests can be switched off in the parent's part of the account; do it tonight with your own password. Play in the living room, sound on the speaker, with friends {he} know{s} from life. Three rules on a sticker: no name, school, photo; no moving to another app; if it feels odd, walk away and tell.",
      },
      {
        asks: [
          'how do i talk about it',
          'explain grooming to child',
          'words for online strangers',
          'teach online safety 8yo',
        ],
        answer:
          "Without the word. \"Some people pretend online. They are very nice, they give you things, then they want a secret or a photo. If someone asks for that, it isn't your fault and you come to me.\" Then a test: I'm a pony, I'm ten, where do you live? Let {him} answer, and laugh, and answer again. Once a month, on the sofa, does more than one big talk.",
      },
      {
        asks: [
          'he is angry i took it away',
          'says im overreacting',
          'she will lose her friends',
          'hates me for blocking',
        ],
        answer:
          "{He} may be; {he} {has} lost someone who was kind every evening, and that is what made it work. \"I know they were nice to you. I'm not angry with you. I'm keeping this shut.\" Give back something soon: time with real friends, a game that can be played at home. Don't take all screens for it, or next time you'll hear nothing.",
      },
      {
        asks: [
          'does he know who it is',
          'could it be another kid',
          'maybe its just a child',
          'how do i know if its an adult',
        ],
        answer:
          "You can't know, and needn't decide. The same signs count in either case: asks for secrets, photos, another app, presents, where the parents are. A real child survives being blocked quite well. If it did nothing but play, keep it to the game, chat off. If it did one of those things, report it; finding out who it is belongs to the police.",
      },
    ],
    challenges: ['screen-time'],
  },
];
