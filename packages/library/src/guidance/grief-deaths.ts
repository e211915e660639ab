import type { Article, Source } from './article.ts';

const FIFE_BEREAVEMENT: Source = {
  organisation: 'NHS Fife',
  page: 'Bereavement',
  address:
    'https://www.nhsfife.org/services/all-services/child-and-adolescent-mental-health-service-camhs/a-to-z/bereavement/',
  checked: 'read',
};
const ECLIPSE: Source = {
  organisation: 'Eclipse child bereavement service (Staffordshire)',
  page: 'Funerals and other memorials',
  address: 'https://eclipsestafford.org.uk/parentsschoolsprofessionals/funerals-and-other-memorials/',
  checked: 'read',
};
const WINSTONS_WISH: Source = {
  organisation: "Winston's Wish, in Final Fling",
  page: 'Supporting a child after bereavement',
  address: 'https://blog.finalfling.com/supporting-child-after-bereavement/',
  checked: 'read',
};
const BLUE_CROSS: Source = {
  organisation: 'Blue Cross, in Horse and Hound',
  page: 'Helping children say goodbye',
  address: 'https://www.horseandhound.co.uk/archives/helping-children-say-goodbye-34013',
  checked: 'read',
};

/** Grief: a grandparent, a parent or sibling, a pet. */
export const GRIEF_DEATHS: readonly Article[] = [
  {
    id: 'grandparent-died',
    title: 'When a grandparent dies',
    topic: 'grief',
    ages: [24, 155],
    questions: [
      'how do i tell her that grandad has died',
      'granny died and he has not cried',
      'how do i explain grandmas death to my 3 year old',
      'nan died on sunday and she keeps asking when shes coming',
      'my dad died how do i tell the kids',
      'grandpa is dying should i prepare my children',
      'my mum is dying what do i tell the kids',
      '5yo asks where grandad is now',
      'he laughed when i told him granny died',
      'what words to use when telling a child someone died',
      'she asks are you going to die too mummy',
      '6 year old wont stop asking about death since her grandmother died',
      'is it normal that he isnt sad about his grandma',
      'i cant stop crying in front of my children since my mum died',
      'grandfather died and my son has tummy aches',
      'my mum passed away how do i tell my little ones',
      'since grandpa died she keeps asking if i will die',
      'doesnt understand that granny is dead',
    ],
    keys: [
      'grandma died',
      'grandad died',
      'granny died',
      'nan died',
      'grandpa died',
      'my mum died',
      'my dad died',
      'death of grandparent',
      'explain death',
      'grandfather',
      'grandmother',
      'grief',
      'keeps asking about death',
      'is dying',
      'passed away',
      'lost my mum',
      'lost my dad',
      'nanny died',
      'grandma passed',
      'mum passed away',
      'dad passed away',
      'nanna',
      'great gran',
      'granny is dead',
      'understand dead',
      'doesnt understand death',
      'died last night',
    ],
    ack: [
      {
        when: ['laughed', 'isnt sad', 'not sad'],
        text: 'You said the hardest sentence of the week, and {he} asked whether {he} could have the other half of the banana.',
      },
      {
        when: ['dying', 'prepare'],
        text: 'Everybody in the house is whispering, and the small ones have stopped playing in order to listen.',
      },
      {
        when: ['cry', 'crying', 'my mum', 'my dad'],
        text: 'You have lost your own mother or father, and in the next room someone needs {his} shoes tied.',
      },
      { text: 'You are missing somebody too, and choosing words for two.' },
    ],
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Between about two and four death is often seen as something that passes, so {he} may ask again and again when the person is coming. Asking is how it is learned.',
      },
      {
        from: 60,
        to: 107,
        text: 'Between five and nine most begin to see that death is for ever, though some still hope it can be undone; children of this age often wonder whether it was their doing.',
      },
      {
        from: 108,
        to: 155,
        text: 'By about ten most children understand it fully, and may not be able to say what they feel.',
      },
    ],
    sources: [FIFE_BEREAVEMENT, ECLIPSE],
    tonight: [
      'Use the real word: "Nan died. Her body stopped working, and she can\'t come back." Not asleep, not lost, not gone away.',
      'Answer what is really being asked: "I\'m here. Daddy fetches you tomorrow, and it\'s pasta."',
      'When {he} ask{s} again, use the same words again. You may cry: "I\'m sad because I loved her. It isn\'t your job to stop it."',
    ],
    ask: 'If {he} {is} withdrawn, off {his} food, not sleeping or afraid to leave you for more than some weeks, ask the school, your doctor or a child bereavement charity. If {he} want{s} to be dead to be with Nan, get help today.',
    offer: null,
    back: ['What {has} {he} asked so far, in {his} own words?', 'What did the two of them do together?'],
    turns: [
      {
        asks: [
          'she keeps asking when nan is coming',
          'asks every day',
          'wont accept that grandad is gone',
          'i have told him ten times',
        ],
        answer:
          'Ten times is not many for such a big thing. Short and the same: "Nan died. She can\'t come. You wish she could." Then something {he} can do: look at the photograph, water her plant, hum her song. It gets less over weeks, and comes back at Christmas or when you pass her street. You aren\'t saying it wrong; it is hard to know.',
      },
      {
        asks: [
          'are you going to die too',
          'will you die too',
          'mummy will you die',
          'will i die',
          'afraid mummy will die',
          'worried everyone will die',
        ],
        answer:
          'Truthfully, and with the ground under it: "Everyone dies one day. Most people when they are very, very old. I plan to be here till you\'re grown up and long after. And if ever I couldn\'t, Auntie Jo would look after you." That last line is the one {he} need{s}. Say it in daylight, once more at bedtime if asked, and then a story.',
      },
      {
        asks: [
          'where is she now',
          'heaven or not',
          'what happens to the body',
          'he asks if granny is cold in the ground',
        ],
        answer:
          'Two different questions. The body: "It doesn\'t feel anything, no cold, no hunger. It is buried, and we can visit." Where she is: what you believe, as belief, "I believe", or "nobody knows for sure; some people think". Leave out "watching you from above" if {he} {is} a child who worries about being watched in the bath.',
      },
      {
        asks: ['he doesnt seem sad', 'she just went to play', 'not crying about her grandma', 'laughing when told'],
        answer:
          "Children go in and out of it like in and out of puddles: a minute deep, then the ball. Laughing can be plain fright. It doesn't mean {he} loved her less. Don't ask for tears. Leave a door: \"I was thinking of Nan's biscuits.\" It will come when you are looking for the keys, and then have the keys wait.",
      },
      {
        asks: [
          'i keep crying in front of them',
          'should i hide my grief',
          'is it bad to cry in front of my child',
          'i have no energy for them',
        ],
        answer:
          'Tears in front of {him} teach how it\'s done, if you say what they are and that they end: "A wave. It goes over. Then we make soup." What frightens is crying behind doors. Let somebody else do bath and tea twice a week for now. If you cannot get up, or eat, or want to go on, tell your doctor this week.',
      },
      {
        asks: [
          'grandad is dying now',
          'should she visit him in hospital',
          'saying goodbye to dying grandparent',
          'how do i prepare them for it',
        ],
        answer:
          "Say it before it happens: \"Grandad is so ill that the doctors can't make him well. He's going to die, we don't know which day.\" Ask whether {he} want{s} to see him; say first what it looks like, tubes, thin, sleepy. Five minutes, a drawing in hand, your hand in the other. If {he} would rather not, a message carried by you is a proper goodbye.",
      },
      {
        asks: [
          'was it my fault he asked',
          'he thinks it is his fault she died',
          'she thinks she made him ill',
          'he was angry with granny',
          'i didnt hug her she said',
        ],
        answer:
          'Say it even if {he} {has} not asked: "Nothing you did or thought or didn\'t do made Nan die. Her heart was old and ill." Children of six and seven often carry such a sum about in secret: I was cross, and then she died. "Lots of people are cross with people they love. It doesn\'t make anyone ill." Say it again in a month.',
      },
      {
        asks: [
          'is that normal',
          'is it normal how the children react',
          'he plays as if nothing happened is that ok',
          'one cries and the other doesnt',
        ],
        answer:
          'Yes, both are: one cries, the other builds a garage, and tomorrow it may be the other way round. Grief in children comes in pieces, with play between. What you watch is the weeks: food, sleep, being afraid to leave you. If those do not come back after some weeks, ask the school, your doctor or a child bereavement charity.',
      },
      {
        asks: [
          'is it ok to show photos',
          'looking at photos of grandad',
          'should i put the pictures away',
          'can we talk about her',
        ],
        answer:
          'Yes, leave them where they always stood, and tell the stories that go with them, the silly ones too. Let {him} choose one picture for {his} own shelf. If {he} walk{s} past it for a month, that is all right as well. Putting everything away says without words that nobody may speak of it.',
      },
      {
        asks: [
          'should he go back to school',
          'when should she go back to school after a death',
          'keep him at home from school',
          'what do i tell the teacher about grandad',
        ],
        answer:
          'Usually yes, soon, and with a way out: school is the part of the week that is still itself. Tell the teacher before {he} {is} back, in one line: "{His} grandma died on Sunday. {He} know{s}, and {he} may want to talk or not." Agree who {he} can go to, and that {he} may ring you once. Ask {him} whether the class should know.',
      },
    ],
    challenges: ['feeling-sad'],
  },
  {
    id: 'parent-or-sibling-died',
    title: 'When a parent, a brother or a sister dies',
    topic: 'grief',
    ages: [24, 155],
    questions: [
      'my husband died how do i tell our children',
      'how do i tell a 4 year old that mummy died',
      'his brother died and he doesnt talk about it',
      'my daughter died and my son is 6 how do i help him',
      'her dad died by suicide what do i say',
      'sudden death of a parent explaining to kids',
      'son lost his mum a year ago and is angry all the time',
      'should they go back to school after their father died',
      '7yo pretends her dad is still alive',
      'he sleeps in my bed since his sister died',
      'is it normal that she is so good since her mum died',
      'who helps children when a parent dies',
      'my wife died two weeks ago and the boys are little',
      'his little brother died and he thinks its his fault',
      'their sister died and my son has gone silent',
    ],
    keys: [
      'husband died',
      'wife died',
      'mummy died',
      'daddy died',
      'dad died',
      'mum died',
      'brother died',
      'sister died',
      'sibling death',
      'lost his mum',
      'lost her dad',
      'suicide',
      'widowed',
      'bereaved',
      'accident killed',
      'my wife died',
      'my husband died',
      'my partner died',
      'gone silent since',
      'his mum passed',
      'her dad passed',
      'little brother died',
      'baby sister died',
    ],
    ack: [
      {
        when: ['suicide'],
        text: 'There is a word that you hardly dare think, and somebody at the school gate may say it first.',
      },
      {
        when: [
          'brother died',
          'sister died',
          'daughter died',
          'son died',
          'baby sister',
          'baby brother',
          'little brother',
          'little sister',
        ],
        text: 'You have lost a child, and the other one is standing in the door asking who will take the top bunk.',
      },
      { text: 'There are no words for this, and you need eight of them before breakfast.' },
      { text: 'The worst has happened, and someone in this house still needs socks.' },
    ],
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Small children miss the person in every hour of the day without grasping that it is for ever; they search, cling, go backwards, and play in between.',
      },
      {
        from: 60,
        to: 155,
        text: 'From five or so children begin to understand that it is final. Anger, being very good, stomach aches, not concentrating or showing nothing can all be grief, and it comes back at each new age.',
      },
    ],
    sources: [FIFE_BEREAVEMENT, WINSTONS_WISH, ECLIPSE],
    tonight: [
      'Sit down, hold {him}, and say it in one sentence: "Something very sad has happened. Daddy died today. His body stopped working and the doctors could not start it again."',
      'Then the three things every child needs to hear: "I\'m looking after you. It wasn\'t your fault. We are not about to die."',
      'Keep one thing of today as it was, the bath, the story, the same pillow. Let somebody else do everything else.',
    ],
    ask: 'Ring a child bereavement charity in the first weeks, for yourself as well; they advise by phone. See your doctor if after some months sleep, school or eating have not come back. If either of you does not want to live, get help today.',
    offer: null,
    back: ['Who is with you tonight?', 'What {has} {he} been told so far?'],
    turns: [
      {
        asks: [
          'how do i say it was suicide',
          'do i tell her how he died',
          'telling a child about suicide',
          'what if other children tell him',
        ],
        answer:
          '{He} need{s} it from you, in a size to hold: "Daddy had an illness in his mind that made him feel so bad that he made his body stop working. He died. It was not because of anything you did or said. It was nobody\'s fault." Later, or if asked, the word. A bereavement charity will go through the sentences with you by phone before you say them.',
      },
      {
        asks: [
          'should they go to school',
          'when to go back to school after dad died',
          'what do i tell the teacher',
          'first day back after a death',
        ],
        answer:
          'Many want to go soon, as school is the one place where nothing has changed. Ask {him}. Beforehand the teacher gets the facts, the words you use, and what the class has been told; {he} choose{s} one grown-up and a card that means "I need out". Half days are fine. Some need two weeks at home. Neither says how deep it is.',
      },
      {
        asks: ['she is so good now', 'he doesnt cry', 'never talks about his brother', 'acting as if nothing happened'],
        answer:
          'Being very good can be fear: of more breaking, or of being a burden to you. Take it off {him}, aloud: "You don\'t have to look after me. I\'ve got Jo for that. You may be cross and loud." Do things with hands side by side, sort photographs, plant something; talk comes in that position. And use the name of the one who died at table, often.',
      },
      {
        asks: [
          'he is so angry since',
          'rage after mum died',
          'hits everyone since his dad died',
          'fights at school after sister died',
        ],
        answer:
          'Anger has somewhere to go, and sadness has not. Leave the rule, "I won\'t let you hurt", and give the force a place: ball against wall, splitting kindling with someone, shouting at the sea. "You\'re angry she isn\'t here. So am I." Tell school that it\'s grief and ask for a way out rather than marks on a chart. If it stays for months, ask for bereavement support.',
      },
      {
        asks: [
          'i cant help him i am grieving too',
          'i cant parent right now',
          'i have nothing left',
          'how do i do this alone',
        ],
        answer:
          'You don\'t have to be enough; the people round you have to be enough together. Choose one for food, one for school runs, one for forms, tonight, by message: "Will you be my Tuesday?" Children can bear a parent who is broken-hearted; they need someone who gets up at eight. On the days when that isn\'t you, let it be someone else, and tell {him} who.',
      },
      {
        asks: [
          'pretends dad is alive',
          'talks to her dead mum',
          'says he saw his brother',
          'lays a place at table for him',
        ],
        answer:
          'That is a way of keeping, and for most it does no harm. You needn\'t correct it and needn\'t join in: "You wish he was at the table. Tell me what he\'d say about these peas." If {he} ask{s} straight, answer straight, "No, he died, he can\'t come." If {he} truly {does} not know after many months, or hear{s} commands, ask your doctor.',
      },
      {
        asks: [
          'he wants to sleep in my bed',
          'wont let me out of sight',
          'scared i will die as well',
          'panics when i am late',
        ],
        answer:
          'Of course: the worst thing has been proved possible. Bed together for a time is fine; name an end that can be moved. Be exact about where you are and ring when you are late, even by ten minutes. Tell {him} who would care for {him} if anything happened to you, by name. Being sure of that is what lets {him} let go, a few minutes at a time.',
      },
    ],
    challenges: ['feeling-sad'],
  },
  {
    id: 'pet-died',
    title: 'When a pet dies',
    topic: 'grief',
    ages: [24, 155],
    questions: [
      'our cat is being put down tomorrow',
      'how do i tell the kids the hamster is dead',
      'the goldfish died',
      'our dog died how do i tell my 4yo',
      'hamster died do i just replace it',
      'the cat has to be put down should my child be there',
      'my son wont stop crying about the rabbit',
      'how to explain a pets death to a toddler',
      'should i say the dog went to live on a farm',
      'she wants to see the dead guinea pig',
      '6yo blames himself because he left the hutch open',
      'daughter heartbroken 3 months after the cat died',
      'when should we get a new dog',
      'burying a pet with kids what to say',
      'the cat disappeared and we dont know',
      'the cat got run over and shes only 5',
      'we have to have the dog put to sleep on friday',
      'found the hamster dead this morning',
      'inconsolable since our rabbit died',
    ],
    keys: [
      'dog died',
      'cat died',
      'hamster',
      'rabbit died',
      'guinea pig',
      'fish died',
      'pet died',
      'put down',
      'put to sleep',
      'vet',
      'farm',
      'bury the dog',
      'new dog',
      'pet death',
      'cat missing',
      'run over',
      'ran over',
      'euthanise',
      'have the dog put to sleep',
      'hamster is dead',
      'dead pet',
      'kitten died',
      'goldfish',
      'inconsolable about the rabbit',
      'vet put down',
      'lost our dog',
      'lost our cat',
    ],
    ack: [
      {
        when: ['farm', 'replace'],
        text: 'There is a second hamster in the shop that looks exactly like the first, and it is ten to six.',
      },
      { when: ['put down', 'vet'], text: "An appointment at four o'clock on Thursday, and a tail that still wags." },
      {
        when: ['blames', 'fault', 'guilty', 'open'],
        text: '{He} {has} worked out that it was {his} doing, and nobody has said anything about that yet.',
      },
      { text: 'The basket is still in the corner and no one knows whether it may be moved.' },
    ],
    typical: [
      {
        from: 24,
        to: 59,
        text: "At this age {he} may ask next day when the dog is coming back; death is often thought of as something that passes, and a pet's is often the first.",
      },
      {
        from: 60,
        to: 155,
        text: 'Losing a pet can feel like losing a best friend or a member of the family, and sadness, anger and guilt are common. It should not be made small.',
      },
    ],
    sources: [BLUE_CROSS, FIFE_BEREAVEMENT],
    tonight: [
      'Tell it straight and tonight: "Bella died. Her body stopped working. She can\'t come back, and it doesn\'t hurt her now."',
      'Say "died" and not "put to sleep", since {he} {is} going to bed in an hour. If it was the vet: "The vet gave her medicine so that she could die without pain."',
      'Let {him} say goodbye with something to do: a drawing in the box, a flower, the good ball.',
    ],
    ask: 'If {he} {is} not eating, not sleeping or staying away from friends after some weeks, or cannot stop blaming {himself}, talk to the teacher or your doctor. If the animal was hurt on purpose, or others have been, tell your doctor.',
    offer: null,
    back: ['Who was there when it happened, and who told {him}?', 'Whose animal was it, most of all?'],
    turns: [
      {
        asks: [
          'should he see it',
          'wants to see the dead cat',
          'is it ok for her to be at the vet',
          'can children be there when dog is put down',
        ],
        answer:
          "If {he} want{s} to, and you have told {him} first how it looks: still, eyes maybe open, cold to touch. Most find it quieter than what they had imagined. At the vet's it's the same: school children may be there if they wish, with a grown-up whose only job is to leave with them. A goodbye at home beforehand is just as good.",
      },
      {
        asks: [
          'farm story',
          'should i say he ran away',
          'just replace the fish',
          'do i have to tell the truth about the hamster',
        ],
        answer:
          "I'd tell {him}. The farm holds until a cousin laughs, and then it's you who is in question. A replaced hamster is often found out by the ear or the temper. And this small death is a chance to learn how it's done, while it is only a hamster: somebody dies, we cry, there's a box, there is supper.",
      },
      {
        asks: [
          'it was his fault',
          'he left the gate open',
          'she feels guilty about the rabbit',
          'my toddler squeezed the chick',
        ],
        answer:
          "Don't say it had nothing to do with {him} if {he} know{s} it had. \"You forgot the latch. That was a mistake, and mistakes aren't wanting it. Grown-ups are in charge of latches, so it's mine too.\" Let {him} do something that mends: paint the stone, check the new latch each evening with you. Then the subject is closed unless {he} open{s} it.",
      },
      {
        asks: [
          'when do we get a new one',
          'wants a new dog straight away',
          'new puppy after dog died',
          'is it too soon for another pet',
        ],
        answer:
          'When the old one\'s name can be said with a smile and the wish is for a dog, no longer for that dog. For most families it\'s some months. If {he} ask{s} on day two: "You want the hole to be filled. So do I. We wait a while." A new animal gets a new name, a new basket and no comparisons.',
      },
      {
        asks: [
          'still crying months later',
          'wont get over it',
          'sad about the cat for weeks',
          'cries every night about the dog',
        ],
        answer:
          "For a child who told the cat everything, that's about right. Give it a place, a photograph, a stone, a box with the collar, and a time, Sunday after tea. Between them let there be ordinary days. Ask whether other sad things have moved in under the same roof, a grandparent, a friend who left. If school or sleep suffer for long, ask for help.",
      },
      {
        asks: [
          'cat is missing',
          'disappeared and we dont know',
          'lost dog how do i explain',
          'ran away and never came back',
        ],
        answer:
          'Not knowing is its own sadness. "Minka hasn\'t come home. We have looked and asked. We don\'t know where she is." Do the useful things with {him}, posters, calling at dusk, the neighbours\' sheds. After some weeks say what you think: "I think she isn\'t coming back", and have a small goodbye, with a bowl put away by {him}.',
      },
      {
        asks: [
          'should we bury him together',
          'burying a pet with children',
          'where do we bury her',
          'a funeral for the hamster',
        ],
        answer:
          'Yes, if {he} want{s} to, and small: a box, something to put in, a stone to paint. Say beforehand what will happen: "We put Bella in the earth. She doesn\'t feel it. We each say one thing." Nobody has to cry, and anybody may leave. With a big dog, or no garden, the vet can tell you what is possible.',
      },
      {
        asks: [
          'he thinks he will wake up',
          'she asks when he is coming back',
          'is he sleeping',
          'thinks the dog will come back',
        ],
        answer:
          'Say the same true thing again, without adding to it: "He can\'t wake up. When a body dies it stops working, and it doesn\'t start again." Then wait. It is how small children learn it, by asking the same question on a Tuesday and a Wednesday. "I wish he could, too" may follow.',
      },
      {
        asks: [
          'is it normal how she reacts',
          'is that normal for a child whose dog died',
          'she went off to play',
          'he is not even sad',
        ],
        answer:
          "Yes, it comes in pieces: five minutes of tears, then the swing, then at supper a question about bones. Not crying isn't not caring. What you look at is the weeks: eating, sleeping, wanting friends. If those stay away, or {he} cannot stop blaming {himself}, that is when to talk to the teacher or your doctor.",
      },
    ],
    challenges: ['feeling-sad'],
  },
];
