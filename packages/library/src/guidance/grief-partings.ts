import type { Article, Source } from './article.ts';

const WINSTONS_WISH: Source = {
  organisation: "Winston's Wish, in Final Fling",
  page: 'Supporting a child after bereavement',
  address: 'https://blog.finalfling.com/supporting-child-after-bereavement/',
  checked: 'read',
};
const ECLIPSE: Source = {
  organisation: 'Eclipse child bereavement service (Staffordshire)',
  page: 'Funerals and other memorials',
  address: 'https://eclipsestafford.org.uk/parentsschoolsprofessionals/funerals-and-other-memorials/',
  checked: 'read',
};
const MISCARRIAGE_NZ: Source = {
  organisation: 'Miscarriage Support (New Zealand)',
  page: 'Our Children',
  address: 'https://www.miscarriagesupport.org.nz/our-children/',
  checked: 'read',
};
const FIFE_BEREAVEMENT: Source = {
  organisation: 'NHS Fife',
  page: 'Bereavement',
  address:
    'https://www.nhsfife.org/services/all-services/child-and-adolescent-mental-health-service-camhs/a-to-z/bereavement/',
  checked: 'read',
};

/** Grief: funerals, a baby who was not born, anniversaries. */
export const GRIEF_PARTINGS: readonly Article[] = [
  {
    id: 'funerals',
    title: 'Children and funerals',
    topic: 'grief',
    ages: [30, 155],
    questions: [
      'should my 4 year old go to the funeral',
      'is 6 too young for a funeral',
      'how do i explain a funeral to a child',
      'cremation what do i tell my son',
      'do i let my daughter see the body',
      'what do children wear to a funeral',
      'he doesnt want to go to grandads funeral',
      'my family says children dont belong at funerals',
      'what to do with a toddler at a funeral',
      'open coffin with kids',
      '5yo asks what happens to the body when its burned',
      'she didnt go to the funeral and now regrets it',
      'ashes scattering with children',
      'would you take a 5 year old to a funeral',
    ],
    keys: [
      'funeral',
      'burial',
      'cremation',
      'cremated',
      'coffin',
      'open casket',
      'wake',
      'ashes',
      'scattering ashes',
      'see the body',
      'chapel of rest',
      'graveside',
      'memorial service',
      'bury',
      'take a child to a funeral',
      'crematorium',
      'at a funeral',
      'see grandad in his coffin',
    ],
    ack: [
      {
        when: ['family', 'says', 'belong'],
        text: 'Everybody in the family has a view on where children belong, and nobody has asked the child.',
      },
      {
        when: ['cremation', 'cremated', 'burned', 'ashes'],
        text: 'Of all the things to explain before lunch, fire is the one you would have chosen last.',
      },
      {
        when: ['body', 'coffin', 'casket'],
        text: '{He} want{s} to know whether {he} may see the body, and part of you would like to be told that too.',
      },
      { text: 'You have to bury someone on Thursday and decide by tonight who holds whose hand.' },
    ],
    typical: [
      {
        from: 30,
        to: 71,
        text: 'Even small children can go, if somebody has told them what they will see and one grown-up is there only for them. Being part of it helps to make the death real.',
      },
      {
        from: 72,
        to: 155,
        text: 'A child who knows what happens at a funeral can choose. Being encouraged and not forced is the rule; many who were kept away are sorry about it later, and it is never too late for a goodbye of their own.',
      },
    ],
    sources: [WINSTONS_WISH, ECLIPSE],
    tonight: [
      'Tell it in order, tonight: "There\'s a box called a coffin, and Nan\'s body is in it. People will cry and sing. Then we eat sandwiches."',
      'Ask, and mean it: "Would you like to come, or stay with Jo? You can change your mind at the door."',
      'Choose the grown-up whose only job is {him}, someone who will not mind leaving after ten minutes.',
    ],
    ask: 'If nightmares or fear of coffins, fire or being alone go on for more than a month afterwards, talk to your doctor or a child bereavement charity. The charity, or the funeral director, will also help you with the words beforehand.',
    offer: null,
    back: ['What does your child think a funeral is?', 'Who could be there just for {him}?'],
    turns: [
      {
        asks: [
          'how do i explain cremation',
          'what is cremation for a child',
          'burned body how do i say it',
          'ashes explain to 5yo',
        ],
        answer:
          'Begin with what matters: "A dead body feels nothing, no heat and no pain." Then: "At the crematorium the body is made very hot in a special room, until only something like fine grey sand is left. That\'s called ashes." Avoid "burned" and "fire" with the very young, as they know what those feel like. Let {him} see the urn if {he} want{s} to hold on to something.',
      },
      {
        asks: [
          'should she see the body',
          'viewing at funeral home',
          'is it good for kids to see dead grandma',
          'open coffin',
        ],
        answer:
          "If {he} ask{s}, yes, with preparation: cold, pale, very still, looks asleep and isn't. You go in first and tell {him} what is there, then {he} decide{s} at the door, and again inside. Touching is allowed and not asked for. Put something in, a drawing. If the body is badly hurt, hear what the funeral director advises; a hand or a lock of hair can be enough.",
      },
      {
        asks: [
          'he doesnt want to come',
          'refuses to go to the funeral',
          'should i make him go',
          'will she regret not going',
        ],
        answer:
          'Then not, and without a sigh. Ask what the picture is in {his} head; sometimes one fact changes it, that the box is closed, say. {He} can send something along, a drawing or a pebble, and have {his} own goodbye later at the grave or in the garden. Ask someone to tell {him} about it that evening, who sang wrong, what there was to eat.',
      },
      {
        asks: [
          'my family is against it',
          'grandma says no children at funerals',
          'people will stare',
          'will she disturb the funeral',
        ],
        answer:
          'You decide, and one sentence will do: "{He} {is} coming, Jo is with {him}, and they sit by the door." Those who object are mostly afraid of their own tears in front of a child. A small voice in the middle of a funeral has never harmed a dead person, and has done many living ones good. Snack, quiet toy, seat at the edge.',
      },
      {
        asks: [
          'what if i break down',
          'i will cry the whole time',
          'cant look after her at the funeral',
          'dont want him to see me like that',
        ],
        answer:
          "Then cry; that's what the day is for, and it is why somebody else has the child. Tell {him} beforehand: \"I shall cry a lot. It looks bad and it's all right. Afterwards I'll be tired, and it's toast.\" What would frighten {him} is having to look after you, so have an arm for yourself as well.",
      },
      {
        asks: ['we didnt take him and now', 'she missed the funeral', 'never got to say goodbye', 'regrets not going'],
        answer:
          'It can be made up for, even years later. Choose the day with {him}: a walk to the grave, a candle on the water, a letter in a tin. Tell {him} how it was, show the order of service. And say the reason truly: "We thought you were too little. Now I think we could have asked you." Children are generous with that.',
      },
      {
        asks: [
          'how long does it last',
          'should she stay for all of it',
          'can we leave in the middle',
          'what if he gets restless',
        ],
        answer:
          'Ask the funeral director how long each part is, and choose one: the church, the grave, or the sandwiches. Nobody has to stay for all of it. {His} grown-up sits at the end of a row with paper and a pencil, and may go out at any moment without asking you. Going out is not failing.',
      },
      {
        asks: [
          'is he cold in there',
          'she asks if grandad is cold',
          'does it hurt him',
          'can he breathe in the coffin',
        ],
        answer:
          '"No. Grandad\'s body has stopped working. He doesn\'t feel cold, or hungry, or hurt, and he doesn\'t need to breathe." It is a kind question, so it may have a kind answer as well: "You would have given him your blanket." Something to put in, a drawing or a scarf, often answers it better than words.',
      },
    ],
    challenges: ['feeling-sad'],
  },
  {
    id: 'miscarriage-and-baby-loss',
    title: 'A baby who was not born, or died',
    topic: 'grief',
    ages: [24, 143],
    questions: [
      'we lost the baby at 20 weeks and my 4 year old asks where it is',
      'i was pregnant and now there is no baby, what do i tell him',
      'the baby died before it was born and she was so looking forward to it',
      'told him about the baby and then lost it',
      'my baby died and my daughter asks where he is',
      'our baby son died how do i tell his sister',
      'how do i tell my 4 year old i had a miscarriage',
      'we lost the baby and my daughter was so excited',
      'stillborn baby what do i tell siblings',
      'my toddler keeps kissing my tummy and the baby is gone',
      'he asks where the baby went',
      'telling children about a miscarriage they didnt know i was pregnant',
      'baby brother died at 3 days old how do i explain',
      '5yo thinks the baby died because she didnt want it',
      'should siblings see the stillborn baby',
      'i cant stop crying and my son is only 3',
      'she tells everyone at nursery mummys baby died',
      'pregnant again after loss and my child is scared',
      'i lost the baby at 14 weeks and she knew she was going to be a big sister',
      'our baby was stillborn what do we tell our other child',
    ],
    keys: [
      'my baby died',
      'our baby died',
      'baby died',
      'miscarriage',
      'miscarried',
      'lost the baby',
      'stillborn',
      'stillbirth',
      'baby died',
      'baby loss',
      'ectopic',
      'neonatal death',
      'no heartbeat',
      'pregnancy loss',
      'rainbow baby',
      'i lost the baby',
      'miscarried at',
      'lost the pregnancy',
      'going to be a big sister',
      '14 weeks',
      'baby was stillborn',
      'scan no heartbeat',
      'termination',
    ],
    ack: [
      {
        when: ['tummy', 'kissing', 'kisses'],
        text: '{He} kiss{es} the place every evening, and you have not yet found out how to say that nobody is in there.',
      },
      {
        when: ['everyone', 'nursery', 'tells'],
        text: 'It was announced at nursery over the crackers, and the other parents look at you with their heads on one side.',
      },
      { text: 'You have lost a baby, and the child you have still wants breakfast at six.' },
      { text: 'Two sentences are needed, and both of them are about the worst thing that has happened to you.' },
    ],
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Small children notice that something is wrong, whether they knew of the pregnancy or not. They may ask bluntly and often, go and play, and ask again.',
      },
      {
        from: 60,
        to: 143,
        text: 'From five or so a child may have been looking forward to it or dreading it, and may believe that a thought made it happen. Being told that nothing they did caused it matters most.',
      },
    ],
    sources: [MISCARRIAGE_NZ, FIFE_BEREAVEMENT],
    tonight: [
      'Say it in plain words: "The baby stopped growing and died. It can\'t come and live with us. Nobody made it happen, not you, not me."',
      'Avoid "lost" and "gone to sleep"; {he} may start to look for it, or be afraid of bed.',
      'Let someone else put {him} to bed tonight if you cannot, and say why: "I\'m very sad, and it isn\'t about you."',
    ],
    ask: "Heavy bleeding, fever, bad pain or feeling faint: ring your hospital or emergency number now. If you can't eat, sleep or get through the day after two weeks, or do not want to live, speak to your doctor or midwife today; baby-loss charities also talk to partners and help with words for children.",
    offer: null,
    back: ['Did your child know about the baby?', 'Who is looking after you?'],
    turns: [
      {
        asks: [
          'they didnt know i was pregnant',
          'should i tell her at all',
          'do i have to explain',
          'he was too young to know about the pregnancy',
        ],
        answer:
          "You need not tell it all, but tell the part {he} can see: \"I'm sad and my tummy hurts. I'm getting better. It's nothing you did.\" If the crying goes on, or grandma talks on the telephone, the truth in one sentence is lighter than the guessing. You can wait a day until you can say it without breaking, or have your partner say it.",
      },
      {
        asks: [
          'he thinks it is his fault',
          'she said she didnt want the baby',
          'i wished it away',
          'jumped on my tummy',
        ],
        answer:
          'Say it before {he} ask{s}: "Thoughts can\'t hurt a baby, and hugs can\'t, nor jumping on me. This baby could not grow, and the doctors couldn\'t help it." If you heard "I don\'t want it": "You were allowed not to want it. That isn\'t why." Once more in a week, in the car. Such sums are worked out in silence.',
      },
      {
        asks: [
          'should siblings see the baby',
          'can she hold her stillborn sister',
          'siblings at hospital after stillbirth',
          'meeting the baby who died',
        ],
        answer:
          "Many families are glad of it, and the midwives know how. If {he} want{s} to: say first that the baby is very still and cold, wrapped, and keeps its eyes closed. Short, with a person to go out with. Photographs, a footprint, the same blanket. If you'd rather not, or {he}, then a picture and a name do well too. There's no wrong answer that night.",
      },
      {
        asks: [
          'she tells everyone',
          'says it to strangers',
          'tells the whole nursery',
          'mentions the dead baby in the supermarket',
        ],
        answer:
          '{He} {is} getting used to a big sentence by saying it. It takes your breath each time. Tell the nursery what {he} {has} been told, so they answer in your words. And give {him} a place for it: "You can say it to me, to Dad, to Anna and to Bear as often as you like. In shops I find it hard."',
      },
      {
        asks: [
          'pregnant again',
          'scared the new baby will die too',
          'should i tell him i am pregnant after miscarriage',
          'next pregnancy after loss',
        ],
        answer:
          "Wait for as long as you need. When you tell {him}, be true to both: \"There's a new baby growing. We hope it'll grow well, and most do. If we're worried, we'll tell you.\" Don't promise. {He} may be quite cool about it, out of caution. The other baby keeps its place: this one isn't it again, and may have another name for its bump.",
      },
      {
        asks: [
          'my partner and i grieve differently',
          'husband doesnt talk about it',
          'he went back to work',
          'nobody mentions the baby',
        ],
        answer:
          "Often one falls and the other carries, and then you each think that the other feels less. Ask for ten minutes in the evening, in the dark, where each says one true thing. A candle on one day of the month. Tell two friends plainly that you'd like it to be mentioned. If you drift apart or one is sinking, baby-loss charities see both of you together.",
      },
      {
        asks: [
          'what do i say exactly to her',
          'he asks where the baby is',
          'where is my brother now',
          'how do i explain where the baby is',
        ],
        answer:
          "\"The baby died. A body that has died stops working. It can't come back, and it wasn't anybody's fault.\" Then what you believe, as what you believe. If {he} ask{s} where the body is, say that too, in plain words: in the hospital, in the earth at that place. The same sentences the next time.",
      },
      {
        asks: [
          'is it ok to show photos of the baby',
          'should he see the pictures',
          'memory box with his sister',
          'can she hold his things',
        ],
        answer:
          'If you want to, yes. Look at them yourself first and say what {he} will see: "The baby is very small and very still." Sit together, go as slowly as {he} like{s}, stop when {he} stop{s}. A box with the photograph, the blanket and a drawing of {his} own can be opened on the days when somebody wants to.',
      },
      {
        asks: [
          'he asks when the baby comes back',
          'when is the baby coming',
          'thinks the baby will still come',
          'asks every day about the baby',
        ],
        answer:
          'The same true sentence each time: "The baby died. It can\'t come back to us." Small children ask again because it is so hard to hold, and not because you said it badly. Leave a pause, and let {him} say what {he} had wanted to do with it. A wish may be said out loud: "You wanted to show her the slide."',
      },
      {
        asks: [
          'should we bury something',
          'a way to say goodbye to the baby',
          'what can we do to remember the baby',
          'plant a tree for the baby',
        ],
        answer:
          'If it would do you good, yes, and it need not be a grave: a bulb in a pot, a stone with the month on it, a candle on one evening. Let {him} choose one part, the place or the colour. If you would like something at the hospital, ask the midwife or a baby-loss charity what is possible where you are.',
      },
      {
        asks: [
          'is that normal',
          'is it normal how he reacts',
          'he doesnt seem sad about the baby',
          'asks and then plays',
        ],
        answer:
          "Yes. Small children ask bluntly, go and play, and ask again; an older one may be silent, or cross with everybody. What {he} need{s} to hear more than once is that nobody's thought made it happen. If sleep, eating or going to school stay difficult for weeks, talk to your doctor.",
      },
    ],
    challenges: ['feeling-sad'],
  },
  {
    id: 'anniversaries-of-a-death',
    title: 'Anniversaries and empty chairs',
    topic: 'grief',
    ages: [30, 155],
    questions: [
      'first christmas without grandma with a 5 year old',
      'it would have been his brothers birthday how do we mark it',
      'fathers day at school and his dad is dead',
      'anniversary of her mums death is next week',
      'my son gets sad out of nowhere two years after his dad died',
      'how do children remember someone who died',
      'grief came back after a year in my 8yo',
      'first birthday without nan',
      'mothers day cards at nursery she has no mum',
      'ideas to remember grandad with kids',
      'is it normal that he grieves again years later',
      'memory box',
      'its a year since we lost her mum how do we mark the day',
      'first christmas since his dad died',
      'making mothers day cards and her mum is dead',
      'what can we do on what would have been her birthday',
    ],
    keys: [
      'anniversary',
      'first christmas without',
      'fathers day',
      'mothers day',
      'memory box',
      'remembering',
      'remember someone',
      'would have been his birthday',
      'empty chair',
      'years later',
      'grief came back',
      'death anniversary',
      'a year on',
      'a year since',
      'mark the day',
      'since we lost',
      'years since',
      'first christmas since',
      'her mum is dead',
      'his dad is dead',
      'one year on',
      'would have been',
      'his birthday in heaven',
      'do together to remember',
      'remember him',
      'remember her',
      'celebrate his life',
    ],
    ack: [
      {
        when: ['fathers', 'mothers', 'cards', 'school'],
        text: 'Twenty-nine children are glueing hearts for somebody, and yours has the glue stick in {his} hand.',
      },
      {
        when: ['years', 'back'],
        text: 'You had thought that part was behind you, and then it sat down at the breakfast table.',
      },
      { text: 'The date is still a week off and the house already walks on tiptoe.' },
      { text: 'There is one plate too many in your hand, and you had counted without thinking.' },
    ],
    typical: [
      {
        from: 30,
        to: 83,
        text: 'Young children do not know the date, but they feel the mood, a smell, the decorations; and as they begin to understand that dead is for ever, they may grieve as if it were new.',
      },
      {
        from: 84,
        to: 155,
        text: 'Grief returns at new ages and on special days, because an older child understands more. Chances to remember, as time goes on, are among the things bereaved children need.',
      },
    ],
    sources: [ECLIPSE, FIFE_BEREAVEMENT],
    tonight: [
      'Name the day before it comes: "On Saturday it\'s a year since Grandad died. We might be sad, or not. Both will do."',
      'Let {him} choose one small thing of the one who died: the mug, the joke, the song in the car, the pudding.',
      'Begin a box, a shoe box: three things, each with a sentence on a slip of paper. Add one each year.',
    ],
    ask: 'If the days around it last for weeks, with no sleep, no school or no appetite, or {he} talk{s} of wanting to be with the one who died, see your doctor, the same day for that last one. Child bereavement charities run days and groups for later years too.',
    offer: null,
    back: [
      'What did they two always do on that day?',
      'Which would be better for your child: remember together, or have an ordinary day?',
    ],
    turns: [
      {
        asks: [
          'mothers day at school',
          'fathers day card and his dad died',
          'school craft for mum',
          'how do i handle mothers day at nursery',
        ],
        answer:
          'Ring the teacher the week before, since they\'d rather know. {He} may make one for the grave, for you, for grandma, for nobody, and {he} choose{s} it without the class listening. Ask {him} beforehand: "They are making cards. What would you like?" Not skipping it often turns out better than being sent to the library, if there\'s a say in it.',
      },
      {
        asks: [
          'ideas to remember him',
          'how can we remember grandma',
          'rituals for anniversary',
          'what to do on the day',
        ],
        answer:
          'Small, with hands, and with an end: bake her cake badly, walk his walk, light a candle at supper and let {him} blow it out, tell the story of the tent. A stone painted every year. A playlist. A twelve-year-old may want no more than a photograph on the phone. Stop before it becomes a duty; one true minute is plenty.',
      },
      {
        asks: [
          'grief came back after years',
          'why now two years later',
          'sad again about dad',
          'was fine and now she cries about it',
        ],
        answer:
          "{He} understand{s} more than at four, so {he} {has} to be told again: how it was, what he was like, why the doctors couldn't. Questions that were never asked come now, before a move or a new school. Answer with more detail than last time. It isn't a step back; it is the same loss, met by a bigger person.",
      },
      {
        asks: [
          'first christmas without',
          'how do we do christmas',
          'empty chair at christmas dinner',
          'should we cancel christmas',
        ],
        answer:
          "Don't cancel and don't copy. Keep two customs {he} count{s} on, drop what only they could do, and try one new one in another place. Name the absent one early, a toast, a bauble, so that nobody has to wait for it. Agree on a way out, a sofa upstairs for anybody. Laughing is allowed; tell {him} who would have laughed loudest.",
      },
      {
        asks: [
          'he doesnt remember his dad',
          'she is forgetting her mum',
          'was too little to remember',
          'afraid of forgetting his voice',
        ],
        answer:
          'Then you are the memory, all of you. Ask everyone for one story that fits on a card, not the noble ones: what he burned, what made him snort. A recording of the voice in two places. For one who was a baby: "He held you on this arm. You had his ears." Children can have a bond with someone they know by heart from others.',
      },
    ],
    challenges: ['feeling-sad'],
  },
];
