import type { Article, Source } from './article.ts';

const NHS_ANGER: Source = {
  organisation: 'NHS',
  page: 'Help your child with anger issues',
  address:
    'https://www.nhs.uk/mental-health/children-and-young-adults/advice-for-parents/help-your-child-with-anger-issues/',
  checked: 'read',
};
const NORFOLK_ANGER: Source = {
  organisation: 'Just One Norfolk (NHS)',
  page: 'Aggression',
  address: 'https://www.justonenorfolk.nhs.uk/emotional-health/children-young-people-s-emotional-health/aggression',
  checked: 'read',
};
const NICE_DEPRESSION: Source = {
  organisation: 'NICE',
  page: 'Depression in children and young people (NG134), Context',
  address: 'https://www.nice.org.uk/guidance/ng134/chapter/Context',
  checked: 'read',
};
const AAP_TANTRUMS: Source = {
  organisation: 'American Academy of Pediatrics',
  page: 'Temper Tantrums',
  address: 'https://publications.aap.org/patiented/article-abstract/doi/10.1542/peo_document100/80184/Temper-Tantrums',
  checked: 'read',
};
const SELF_CONTROL: Source = {
  organisation: 'Zero to Three',
  page: 'Toddlers and Self-Control: A Survival Guide for Parents',
  address: 'https://www.zerotothree.org/resource/toddlers-and-self-control-a-survival-guide-for-parents/',
  checked: 'read',
};

/** Feelings: anger, sadness, jealousy, disappointment, and the child who feels everything strongly. */
export const STRONG_FEELINGS: readonly Article[] = [
  {
    id: 'anger',
    title: 'Anger that comes fast',
    topic: 'feelings',
    ages: [36, 155],
    questions: [
      'hits himself when angry',
      'bangs his head with his fists when he is cross',
      'hurts himself when he gets angry',
      'gets so angry he hits his own head',
      'my son is angry all the time',
      'how do i teach my child to manage anger',
      'she goes from 0 to 100 in a second',
      '8 year old anger issues',
      'he breaks his own toys when he is mad',
      'calming down strategies for a 5yo',
      'my daughter gets so angry she shakes and shouts that she hates everyone',
      'punches the wall when hes cross',
      'anger management for kids',
      'he is lovely and then one small thing and he is furious, yesterday because his sock had a seam, and afterwards he cries and says hes a bad boy',
      'why is my child so angry',
    ],
    keys: [
      'angry',
      'anger',
      'furious',
      'mad',
      'rage',
      'anger management',
      'punches the wall',
      'breaks his toys',
      'sees red',
      'temper',
      'short fuse',
      'smashes',
      'lashes out',
      'hot headed',
      'explosive',
    ],
    ack: [
      {
        when: ['bad boy', 'bad girl', 'hates himself', 'cries after'],
        text: 'The worst part may be the quarter of an hour after, when {he} decide{s} what kind of child {he} {is}.',
      },
      {
        when: ['wall', 'breaks', 'punches'],
        text: 'Something broken on the floor and a child more frightened of it than you are: that is where the evening stopped.',
      },
      { text: 'Nought to a hundred over a sock seam gives you no time to use anything you have read.' },
      { text: 'Living with a quick temper means listening to the house before you open a door.' },
    ],
    typical: [
      {
        from: 36,
        to: 71,
        text: 'Anger is a normal and useful feeling; it tells a child that something is not fair or not right. Doing something about it other than shouting is only being learnt at this age.',
      },
      {
        from: 72,
        to: 155,
        text: 'Anger becomes a problem when it gets out of control or aggressive. A child who is angry most days for a long time may be anxious or low underneath.',
      },
    ],
    sources: [NHS_ANGER, NORFOLK_ANGER],
    tonight: [
      'After the next one, wait until {he} {is} warm again and say: "The anger was all right. The throwing wasn\'t. What did your body do first?" Hot face, tight hands: that is the early sign you both look for.',
      'Choose one outlet together and practise it while nobody is cross: pushing the wall, stamping to the door, tearing old newspaper.',
      'Let {him} hear yours: "I\'m getting cross. I\'m going to put the cup down and breathe."',
    ],
    ask: 'Talk with school and your doctor if {he} hurt{s} people, {himself} or animals, if it is most days for over a month, or if {he} seem{s} sad or frightened between times.',
    offer: {
      kind: 'expert',
      label: 'The library has stories about big angry feelings, to be read on a calm day.',
      about: 'managing-anger',
    },
    back: ['What does {his} body do in the second before?', 'When did you first think: this is more than temper?'],
    turns: [
      {
        asks: [
          'it comes too fast to stop it',
          'there is no warning',
          'i never see it coming',
          'zero to hundred no time',
        ],
        answer:
          'There is nearly always a sign, it is only short: a voice going up, lips going white, the third "no" in a row. Watch five of them as if you were a naturalist, without correcting anything. Then give the sign a name you both like, "red ears", and say only that. Catching one in five is a good start.',
      },
      {
        asks: [
          'he says he is bad',
          'she says she hates herself afterwards',
          'cries and says im stupid',
          'says nobody likes me after',
        ],
        answer:
          'Answer the sentence, briefly: "You are not bad. You did a hard thing badly. I like you the same." Then mend something real together, tape, glue, a note, because repairing is what shame is asking for. If {he} often say{s} {he} hate{s} {himself}, or ever want{s} to be hurt or gone, tell your doctor the same day.',
      },
      {
        asks: ['does punching a pillow help', 'should he hit a cushion', 'let the anger out', 'punch bag'],
        answer:
          'For some, big muscles help: running, pushing a wall, carrying something heavy up the stairs. Others get hotter by hitting, even a cushion, so watch which kind you have. Two minutes later, look whether {his} face is softer or redder. Keep what softens.',
      },
      {
        asks: ['i get angry back', 'we shout at each other', 'i lose it too', 'he gets it from his dad'],
        answer:
          "Two fires in one kitchen. You don't have to be calm, only one degree cooler than {he} {is}: lower voice, slower hands, sit down if you can. If you have shouted, mend it in one line: \"I shouted. I'm sorry. I'm still cross about the cup.\" Children who see that done learn to do it.",
      },
      {
        asks: ['only at home', 'never angry at school', 'teachers dont believe me', 'fine for everyone else'],
        answer:
          "Then the skill exists and is used up by four o'clock. Food, quiet and no demands in the first half hour home are worth trying before anything cleverer. Ask the teacher what {he} find{s} hardest, and whether {he} ever go{es} very silent; in some children silence at school and anger at home are one and the same thing.",
      },
      {
        asks: ['what consequence', 'should i take things away', 'do i send him to his room', 'punish anger'],
        answer:
          'No penalty for being angry; a repair for what was done: pick up, wipe, ice for the arm, "What can you do to make it better for Mia?" A room can be a good place to cool down if {he} {is} offered it, "There or here with me," and a lonely one when sent. Long bans mostly give you a second argument tomorrow.',
      },
    ],
    challenges: ['managing-anger'],
  },
  {
    id: 'sadness',
    title: 'Sadness',
    topic: 'feelings',
    ages: [36, 155],
    questions: [
      'my child is sad and i dont know why',
      '6yo cries every day about small things',
      'he seems down lately',
      'she says nobody loves her',
      '9 year old low mood not interested in anything',
      'is my child depressed or just sad',
      'crying at bedtime for no reason',
      'lost his sparkle since we came back to school',
      'my daughter is eight and for two weeks she just lies on her bed and says i dont know when i ask whats wrong, not like her at all',
      'how do i cheer up a sad child',
      'tearful all the time',
    ],
    keys: [
      'sad',
      'sadness',
      'down',
      'low mood',
      'tearful',
      'depressed',
      'lost his sparkle',
      'cries every day',
      'unhappy',
      'crying a lot',
      'unhappy all the time',
      'doesnt seem happy',
      'weepy',
      'miserable',
      'fed up',
      'mopes',
    ],
    ack: [
      {
        when: ['nobody loves', 'nobody likes', 'loves her', 'loves him'],
        text: '"Nobody loves me," said into a pillow, by someone you would walk through a wall for.',
      },
      {
        when: ['weeks', 'lately', 'not like', 'sparkle'],
        text: 'You know {his} ordinary face, and it has not been home for a while.',
      },
      { text: 'A cut knee can be seen; this you have to find by sitting near it.' },
      {
        text: '"I don\'t know" is often the truth, and it leaves you standing there with your hands full of good ideas.',
      },
    ],
    typical: [
      {
        from: 36,
        to: 71,
        text: 'Young children are often sad in short pieces, crying hard and playing ten minutes later; with them, sadness frequently looks like clinging or crossness.',
      },
      {
        from: 72,
        to: 155,
        text: 'Sad days belong to every childhood. What doctors look at is a low mood or no pleasure in things for most of the day over at least two weeks.',
      },
    ],
    sources: [NICE_DEPRESSION],
    tonight: [
      'Sit near and do something dull with your hands: socks, potatoes. Say one thing: "You look sad. I don\'t need to know why. I\'m here."',
      'Resist the cheering up. "It\'ll be fine" closes the door that you have just opened.',
      'Before sleep each of you names one heavy thing and one nice thing of the day. Yours first, and a small true one.',
    ],
    ask: 'Low or joyless most days for two weeks, or changes in sleep, eating or friends: see your doctor and tell the teacher. Any talk of wanting to be dead, of not being here, or of hurting {himself} is for help the same day.',
    offer: {
      kind: 'story',
      label: 'A quiet story about a grey day that is allowed to be grey could be ready tonight.',
      about: 'a sad day without a reason',
    },
    back: [
      'Which thing that was fun a month ago still works?',
      'Has anything changed since: school, a friend, home, someone gone?',
    ],
    turns: [
      {
        asks: ['nobody loves me', 'says no one likes her', 'she says we dont love her', 'thinks everyone hates him'],
        answer:
          'Arguing makes {him} prove it. Try: "That\'s a lonely feeling. When did it start today?" and wait for the small thing behind the large words, often a game {he} {was} not in or your attention being elsewhere. Then ten minutes for {him} alone, tonight, with your phone in another room. Love is believed in minutes more than in sentences.',
      },
      {
        asks: ['he wont tell me whats wrong', 'she says i dont know', 'wont talk to me', 'shuts down when i ask'],
        answer:
          'Ask less and be around more. Car, bath, washing up: beside {him}, not opposite. You can offer a guess to be wrong about, "I wonder if it\'s about Sam," and let {him} correct you. Or numbers: "Is today a three or a seven?" A number is easier than a story, and tomorrow you can ask it again.',
      },
      {
        asks: ['how do i know if its depression', 'is it depression', 'could a child be depressed', 'sad or depressed'],
        answer:
          "I can't tell you, and no one should from a screen. What your doctor will ask: most of the day, most days, two weeks or more? Can {he} still be pulled into fun? Sleep, food, school, friends? Any talk of dying? Write down your answers now, while they are fresh, and ring in the morning if most of them point the same way.",
      },
      {
        asks: ['since we moved', 'since her friend left', 'since his dad and i split up', 'since the dog died'],
        answer:
          'Then it has a name, and saying the name helps: "You miss Ella. So much was better with Ella." Sadness after a loss comes and goes in gusts and has no timetable; keep meals, bed and one small pleasure where they were. If it is a death or a separation, ask me about that, there is more to say.',
      },
      {
        asks: ['cries over tiny things', 'cries at everything', 'so emotional lately', 'tears every evening'],
        answer:
          'Tears over a broken biscuit are usually the last drop. Look at the ordinary three first: is sleep shorter, is the day longer than it was, is a cold coming? Put bed half an hour earlier for five nights. If the tears come early in the day too, or after good sleep, ask at school who {he} {is} with at break.',
      },
      {
        asks: ['i feel so helpless', 'it breaks my heart', 'i just want to fix it', 'i cant bear to see him like this'],
        answer:
          "Staying is doing something, though it feels like nothing. You can't take it off {him}; you can make sure {he} {is} not alone in it, and you can make the phone call if it lasts. Tell one other adult tonight how you are. It is easier to sit beside sadness when somebody is sitting beside you.",
      },
    ],
    challenges: ['feeling-sad'],
  },
  {
    id: 'jealousy',
    title: 'Jealousy',
    topic: 'feelings',
    ages: [24, 131],
    questions: [
      'my child is so jealous',
      'he cant bear it when i hug his cousin',
      'jealous when i talk to my husband pushes in between us',
      'she counts everything, her sister got one more',
      "it's not fair all day long",
      "jealous of his friend's toys",
      '5yo jealous of other children getting attention',
      'cries at other peoples birthday because its not her present',
      'whenever i hold my friends baby my son throws something and shouts mine, and whenever his brother gets praised he says and what about me',
      'how to deal with jealousy in kids',
    ],
    keys: [
      'jealous',
      'jealousy',
      'envy',
      'not fair',
      'what about me',
      'got more than me',
      'counts everything',
      'giving anyone attention',
      'green with envy',
      'envious',
      'resents',
      'wants what others have',
    ],
    ack: [
      {
        when: ['fair', 'unfair', 'counts'],
        text: 'A ruler and a set of scales come out for every piece of cake in your house.',
      },
      {
        when: ['birthday', 'presents', 'present'],
        text: 'Watching somebody else unwrap is a long afternoon when your own hands are empty.',
      },
      { text: 'You have two arms and one lap, and somebody keeps an exact count of both.' },
      { text: '{He} {is} standing between you and whoever has just had the cheek to be hugged.' },
    ],
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Jealousy of what other children have, or of the attention they get, is one of the ordinary reasons young children fall apart.',
      },
      {
        from: 60,
        to: 131,
        text: 'School-age children compare themselves with others a great deal; feeling jealous is ordinary, and saying so is better than showing it on the other child.',
      },
    ],
    sources: [AAP_TANTRUMS],
    tonight: [
      'Say it for {him}: "You wish it was you on my lap. It\'s hard to wait." Named, it needs less pushing.',
      'Give each need instead of each the same: "Are you hungry for more? How much?" Counting invites counting.',
      'Ten minutes, phone away, {he} choose{s} the game; give it a name and put it on the calendar, so that it can be waited for.',
    ],
    ask: 'If {he} hurt{s} the other child again and again, or {is} bitter or sad about it most days for over a month, speak to your health visitor, the teacher or your doctor.',
    offer: {
      kind: 'expert',
      label: 'In the library are stories about wanting what somebody else has.',
      about: 'jealousy',
    },
    back: ['Who is it about most, and what does that person get?', 'When was the last hour alone with you?'],
    turns: [
      {
        asks: ['jealous of his brother', 'its her sister mostly', 'siblings rivalry', 'says i love the other one more'],
        answer:
          '"Do you love her more?" wants a picture, not a percentage: "I love you for how you whistle in the bath. Nobody else does that." Praise them apart, out of each other\'s hearing, and never as a contest in tidying. If a new baby is the reason, that is a story of its own; ask me about the baby.',
      },
      {
        asks: ['pushes between me and my partner', 'wont let us cuddle', 'jealous of daddy', 'shouts when we kiss'],
        answer:
          'Open an arm once, "Room for three," then finish your sentence. It does no harm for {him} to see that you two have something without {him} in it: "I\'m talking to Daddy. Then you." Keep the "then" within a minute at first, and be punctual. A special handshake with the second parent helps {him} to join without wedging.',
      },
      {
        asks: ['its not fair', 'what do i say to its not fair', 'wants exactly the same', 'counts the sweets'],
        answer:
          'Try not to defend the sums. "You wanted the bigger one. I see." Sometimes: "In this family everyone gets what they need. Today Leo needed shoes." For cake there is a law older than all of us: one cuts, the other chooses. It has ended more arguments than any explanation.',
      },
      {
        asks: ['other childs birthday', 'party was a disaster', 'wants the presents', 'cried at her friends party'],
        answer:
          'Tell {him} the plot beforehand: "Amir opens presents. They are all his. You hold the wrapping paper and you eat cake." Give {him} a job in it, handing them over one at a time. If it is too much, stand outside for five minutes with no blame. And a small present for everyone else only makes the waiting skill come later.',
      },
      {
        asks: [
          'he hurts the other child',
          'hits the baby when i hold it',
          'pinches his cousin',
          'what if she hits the other one',
        ],
        answer:
          "Block first, the hurt one first, then {him}: \"I won't let you pinch. You wanted me. Say: Mum, my turn.\" Say those words with {him} twice. Stay within arm's reach whenever you hold a small one near {him}; for now that is the whole prevention. Don't leave {him} alone with a baby while it is like this.",
      },
      {
        asks: ['is it because i work', 'did i cause it', 'do i give too little attention', 'is it my fault'],
        answer:
          'Children with a parent at home all day are jealous too. More hours are not what cures it; hours that can be predicted do more. If {he} know{s} that Tuesday after tea belongs to the two of you, {he} can let Monday go by. Start with ten minutes you can keep, rather than an afternoon you will have to cancel.',
      },
    ],
    challenges: ['jealousy', 'sharing'],
  },
  {
    id: 'disappointment',
    title: 'Disappointment and changed plans',
    topic: 'feelings',
    ages: [30, 143],
    questions: [
      'he cant cope when plans change',
      'my daughter cries for hours when something is cancelled',
      'how do i tell my 5yo the party is cancelled',
      'meltdown because it rained',
      'she didnt get picked and is heartbroken',
      'handling disapointment in children',
      '7yo falls apart when things dont go as she imagined',
      'shop was closed he screamed all the way home',
      'promised the zoo and then the car broke down and my son has been crying since, says i lied to him, what do i do',
      'expectations too high gets so upset',
    ],
    keys: [
      'disappointed',
      'disappointment',
      'cancelled',
      'plans change',
      'changed plans',
      'not picked',
      'rained off',
      'promised',
      'called off',
      'let down',
      'gutted',
      'distraught',
      'heartbroken',
      'fell through',
    ],
    ack: [
      {
        when: ['picked', 'team', 'part', 'invited'],
        text: "Looking down the list for a name that isn't there is a small moment that goes in deep.",
      },
      {
        when: ['lied', 'promised'],
        text: '"You promised" is hard to answer when you did and the car had other ideas.',
      },
      {
        text: 'In {his} head the day had already happened, down to the ice cream, and you are the one who has to take it back.',
      },
      { text: 'Bad news in a small voice from the doorway, and then the wail you were expecting.' },
    ],
    typical: [
      {
        from: 30,
        to: 59,
        text: 'Managing a feeling as strong as disappointment without a tantrum only starts to develop between three and a half and four, and takes many more years.',
      },
      {
        from: 60,
        to: 143,
        text: 'School-age children can hold a plan in mind for days, so a cancelled one is a real loss; most come round within the hour when nobody argues with it.',
      },
    ],
    sources: [SELF_CONTROL],
    tonight: [
      'Tell it early and in one piece: "The party is off. Theo is ill. I know how much you wanted it." Then stop, and let it be sad.',
      'Hold back the replacement for ten minutes. "But we could ..." before the crying is over says hurry up.',
      'Afterwards let {him} decide one thing that is left: which cake, which film, which day we try again, and write that day down.',
    ],
    ask: 'If small changes end in distress of more than an hour on most days, or {he} stop{s} looking forward to anything, talk with the teacher and your doctor.',
    offer: {
      kind: 'story',
      label: 'A story about a kite and a day without wind could be ready by this evening.',
      about: 'a plan that had to be cancelled',
    },
    back: ['What was the picture in {his} head, exactly?', 'How long does it usually take until {he} {is} back?'],
    turns: [
      {
        asks: ['he says i lied', 'she says i broke my promise', 'you promised', 'how do i make it up to him'],
        answer:
          'Own your bit without a speech: "I said we\'d go and we didn\'t. The car broke. I\'m sorry. I was looking forward to it too." Then put a date on the calendar that you can keep, and keep it. From now on promise in two halves: "On Saturday, if the car starts, we go." Children manage an if that was there from the beginning.',
      },
      {
        asks: [
          'she wasnt picked for the team',
          'didnt get the part in the play',
          'not invited to the party',
          'lost the audition',
        ],
        answer:
          'Don\'t run down the others or the teacher, however tempting. "You wanted it a lot, and you tried where everyone could see. That takes something." Leave it there tonight. Tomorrow: "What would you like to do with Thursday instead?" If it keeps being {him} who is left out, that is another matter and worth a word with the teacher.',
      },
      {
        asks: [
          'should i not tell him about plans',
          'do i stop telling her in advance',
          'keep it a surprise so he isnt disappointed',
          'i dont tell him anything any more',
        ],
        answer:
          'For a two- or three-year-old, telling on the day is kind. Older children get worse at this when they never practise. Tell, with the if in it, and sometimes plan the second plan aloud on purpose: "If it\'s wet, what is our wet plan?" A child with a wet plan looks at clouds differently.',
      },
      {
        asks: [
          'practise it',
          'how can i help her cope better',
          'teach resilience',
          'how do you learn to handle disappointment',
        ],
        answer:
          'In crumbs, on good days: the blue cup is in the dishwasher, the shop has no bananas, you lose at snap. Name the recovery when it comes: "You were sad about the cup. And now you are drinking." That sentence, said fifty times in a year, is most of the training. Seek nothing out; life supplies enough.',
      },
      {
        asks: [
          'birthday was a letdown',
          'cried on her own birthday',
          'christmas ended in tears',
          'overexcited then disappointed',
        ],
        answer:
          'Big days have weeks of picture painted over them, and no cake can match that. Fewer guests, shorter, and one fixed thing {he} {has} chosen that surely comes true. After the tears: "It was a lot. Which minute was the best one?" Often there is one, and it becomes the birthday.',
      },
      {
        asks: [
          'the crying lasts hours',
          'she cant let it go',
          'he keeps coming back to it for days',
          'obsesses about it',
        ],
        answer:
          'Give the sadness a place: draw the zoo, write the lion a letter, put it in an envelope for the day you go. After that, when it comes back: "It\'s in the envelope." If most changes take {him} more than an hour, and clothes, food and routes have to be exact as well, say that to your doctor, all in one sentence.',
      },
    ],
    challenges: ['handling-disappointment'],
  },
  {
    id: 'sensitive-child',
    title: 'Big feelings in a sensitive child',
    topic: 'feelings',
    ages: [18, 155],
    questions: [
      'cries if you look at him wrong',
      'my child is highly sensitive',
      'everything is too much for her',
      'he cries at songs and sad films',
      'so sensitive to noise and labels in clothes',
      'big emotions 4yo happy or heartbroken nothing in between',
      'is being highly sensitive a thing',
      'how do i toughen him up, others laugh at him',
      "my 8 year old takes everything to heart, one look from the teacher and she's in bits",
      'he feels everything so intensely, joy as well, and family say i make too much of it but he really suffers when a worm gets stepped on',
      'emotional child help',
      'overwhelmed at parties hides under the table',
    ],
    keys: [
      'sensitive',
      'highly sensitive',
      'big feelings',
      'big emotions',
      'intense',
      'takes everything to heart',
      'overwhelmed',
      'emotional',
      'feels things deeply',
      'soft hearted',
      'over sensitive',
      'cries easily',
      'upset easily',
    ],
    ack: [
      {
        when: ['toughen', 'laugh', 'too much of it', 'family'],
        text: 'Everyone has advice about making {him} harder, and you are the one who knows what it costs.',
      },
      {
        when: ['party', 'parties', 'noise', 'labels', 'clothes'],
        text: 'A party, a label, a hand dryer: for {him} the volume button of the world is stuck.',
      },
      { text: 'Joy like fireworks and grief like floods, sometimes over the same worm, and all of it before eight.' },
      { text: 'You have learnt to read a face the way sailors read a sky.' },
    ],
    typical: [
      {
        from: 18,
        to: 71,
        text: 'Some children are born "big reactors": they show feelings with great intensity and may not bear an itchy tag or a wrinkled sock. It is temperament, and nobody\'s fault.',
      },
      {
        from: 72,
        to: 155,
        text: 'Temperament stays; what changes with age is how well a child knows it and what {he} can do when it gets too much.',
      },
    ],
    sources: [
      {
        organisation: 'Zero to Three',
        page: 'Temperament: Intensity of Reaction',
        address:
          'https://www.zerotothree.org/child-development/temperament-behavior/temperament-characteristics-intensity-of-reaction.html',
        checked: 'read',
      },
    ],
    tonight: [
      "Turn one thing down: one lamp less, one voice at a time, labels out of tomorrow's shirt.",
      'Give the feeling a size: show with your hands, "This big?" Children who can show it need to scream it less.',
      'Agree on a place to go when it is too much, and a word for it, "Nest." Going there is never a punishment, and you may knock.',
    ],
    ask: 'If noise, touch or food keep {him} from nursery, school or family life, or {he} {is} sad or frightened most days, ask your doctor or health visitor for a closer look.',
    offer: {
      kind: 'story',
      label: 'A story about a child who hears the grass grow, and is needed for it, could be ready tonight.',
      about: 'a very sensitive child with big feelings',
    },
    back: [
      "What is too much most often: noise, people, touch, or other people's sadness?",
      'What brings {him} back quickest?',
    ],
    turns: [
      {
        asks: [
          'should i toughen him up',
          'his dad says he needs to man up',
          'grandad calls her a crybaby',
          'they say im making him soft',
        ],
        answer:
          'Hardening a sensitive child mostly produces one who hides it. You can be kind and still expect things: "It\'s loud. We\'ll go for twenty minutes, and you tell me when." To the family: "{He} {is} learning to carry it. Laughing makes it heavier." Small, finished challenges build more than one big shove.',
      },
      {
        asks: [
          'is it autism',
          'is it sensory processing',
          'does she need a diagnosis',
          'how is it different from autism',
        ],
        answer:
          "Strong feelings and a dislike of labels are found in very many children. An assessor would want to know about more: how {he} play{s}, talk{s}, make{s} friends and cope{s} with change, and in how many places. I can't sort that from here. If you have wondered more than twice, write five examples with place and time and take them to your doctor.",
      },
      {
        asks: [
          'teacher told her off and she was in bits',
          'takes criticism so badly',
          'one word and he crumbles',
          'cant take being told off',
        ],
        answer:
          'With {him} a raised eyebrow does what shouting does with others. Tell the teacher that; most are relieved to know less is enough. At home separate it: "The teacher didn\'t like the talking. She likes you. Both are true." Then one practical thing for tomorrow. Ask again in a week who was kind that day.',
      },
      {
        asks: ['parties and crowds', 'birthday party overwhelm', 'hides under the table', 'cant cope with noise'],
        answer:
          'Come first, when the room is still empty, and leave before the cake riot. Show {him} the quiet corner on arrival: "This is your spot." A job helps, such as handing out napkins, because it gives the eyes one thing to do. Forty good minutes are a party. Nobody ever counted the second hour.',
      },
      {
        asks: [
          'cries at sad films and songs',
          'worried about animals dying',
          'upset by the news',
          'he cares too much about everything',
        ],
        answer:
          'It is a good heart without a lid. Let {him} cry at the film and stay for the ending together; stopping halfway leaves the worst picture standing. For worms and the news, give the caring something to do: lift it to the grass, put a coin in a box. News itself can wait; adult news in the room is loud to {him}.',
      },
      {
        asks: [
          'what do i do in the moment',
          'when she is overwhelmed',
          'in the middle of it',
          'how do i calm him when its too big',
        ],
        answer:
          'Fewer of everything: words, light, people. Your own shoulders down, {his} back against your front, or a hand\'s width away if touch is too much. Hum one low note. No questions until {he} look{s} at you. Afterwards, "That was a big one. It got smaller," and a drink of water. The talking can wait until Thursday.',
      },
    ],
    challenges: ['feeling-sad', 'managing-anger'],
  },
];
