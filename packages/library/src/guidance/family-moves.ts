import type { Article, Source } from './article.ts';

const TEXAS_MOVING: Source = {
  organisation: 'Texas Health',
  page: 'Moving to a New Home',
  address: 'https://www.texashealth.org/baby-care/Toddler/moving-to-a-new-home',
  checked: 'read',
};
const ADOPTION_42: Source = {
  organisation: 'National Council For Adoption',
  page: 'Talking to Your Child About Adoption (Adoption Advocate No. 42)',
  address: 'https://adoptioncouncil.org/publications/adoption-advocate-no-42/',
  checked: 'read',
};
const ADOPTION_87: Source = {
  organisation: 'National Council For Adoption',
  page: 'Talking to Adopted Children About Birth Parents (Adoption Advocate No. 87)',
  address: 'https://adoptioncouncil.org/publications/2015/09/adoption-advocate-no-87',
  checked: 'read',
};
const PACT: Source = {
  organisation: 'Prison Advice and Care Trust',
  page: 'How do I tell my child?',
  address: 'https://www.prisonadvice.org.uk/faqs/how-to-tell-my-child',
  checked: 'read',
};
const EXTENSION_DEPLOYMENT: Source = {
  organisation: 'Cooperative Extension',
  page: 'Preparing for Deployment: Supporting Young Children',
  address: 'https://childcare.extension.org/preparing-for-deployment-supporting-young-children/',
  checked: 'read',
};

/** Family change: moving house, adoption and fostering, a parent in prison or deployed. */
export const FAMILY_MOVES: readonly Article[] = [
  {
    id: 'moving-house',
    title: 'Moving house',
    topic: 'family-change',
    ages: [18, 155],
    questions: [
      'how do i prepare my toddler for moving house',
      'we are moving and my 5yo is so upset',
      'my daughter wants to go home to the old house',
      'sleep has gone to pieces since we moved',
      'moving to a new city with a 7 year old',
      'he keeps asking when we are going back to our real house',
      'when do i tell my child we are moving',
      'moving house with a 2 year old and a cat help',
      '10 year old furious about moving away from friends',
      'new house new school new everything is it too much',
      'emigrating with kids how to tell them',
      'is it normal for a 3yo to wet the bed after moving',
      'were moving to another town next month and hes devastated',
      'she wants to go back to our old home',
    ],
    keys: [
      'moving house',
      'move house',
      'moving home',
      'new house',
      'old house',
      'new flat',
      'moving city',
      'emigrating',
      'moving abroad',
      'removal',
      'boxes',
      'packing',
      'relocation',
      'misses old house',
      'moving to another town',
      'moved into the new flat',
      'moved in',
      'new bedroom',
      'were moving',
      'old home',
      'back to our old home',
      'back to the old house',
      'old flat',
      'moved house',
      'since the move',
    ],
    ack: [
      {
        when: ['furious', 'friends'],
        text: "The house can be packed in a van, and the friend three doors down can't.",
      },
      {
        when: ['sleep', 'bed', 'wet'],
        text: 'New walls make different noises, and at two in the morning {he} {has} heard all of them.',
      },
      { text: 'Everything {he} own{s} is being put in boxes by people in a hurry, and nobody has told the bear.' },
      { text: '"Can we go home now?" was asked in the new kitchen, politely, with the coat already on.' },
    ],
    typical: [
      {
        from: 18,
        to: 47,
        text: 'A move is disruptive for everybody and most of all for small children; keeping to the daily routines, and talking about what will not change, give security.',
      },
      {
        from: 48,
        to: 155,
        text: 'Knowing why you are moving, seeing the new place beforehand and hearing what stays the same help at school age too; being sad or angry about what is left behind belongs to it.',
      },
    ],
    sources: [TEXAS_MOVING],
    tonight: [
      'Say tonight what is not going to change: "You, me, the cat, your bed, pancakes on Saturday."',
      'Pack {his} room last and unpack it first, set up as it was, so that one place is ready on the first evening.',
      'Walk through the old rooms together and say goodbye to each one aloud, the radiator too. Take a photograph of {him} at the door.',
    ],
    ask: 'If sleep, eating or toilet have not come back after two months, or {he} {is} withdrawn or refusing school, talk to the teacher and your doctor. On moving day keep small children out of the house: open doors, ladders and medicines in boxes.',
    offer: {
      kind: 'expert',
      label: 'The library has stories about moving house, good for the week of boxes.',
      about: 'moving-house',
    },
    back: ['What stays behind, in {his} mind?', 'How far is it: around the corner, or another country?'],
    turns: [
      {
        asks: [
          'when do i tell him',
          'how early should we tell her about the move',
          'do i tell my toddler before',
          'telling kids we are moving',
        ],
        answer:
          "A school child as soon as it is sure, before {he} find{s} the estate agent's board. A three-year-old when the boxes come, with a visit to the new place in between if it can be done. Say why in one line, money, work, room, grandma. Whatever {he} may decide, {he} really decide{s}: the colour of the wall, which window the bed looks at.",
      },
      {
        asks: [
          'wants to go back',
          'keeps asking for the old house',
          'says this isnt home',
          'homesick for our old house',
        ],
        answer:
          "Say yes to the wish and no to the plan: \"You'd like the old stairs. I miss them too. We live here now.\" Drive past once, if it's near, when {he} {is} ready to see other people's curtains. Put up the old house as a picture. Home comes back through the nose and the ear, so cook the same supper and sing the same song at the same hour.",
      },
      {
        asks: [
          'not sleeping since we moved',
          'wakes in the new room',
          'scared of new bedroom',
          'wont sleep in new house',
        ],
        answer:
          "Set the bed as it was, head to the same side, same lamp, same order. By day play in that room, with the light off too, and name the noises: boiler, pipe, neighbour's dog. For two weeks you may sit nearer than you usually do, and then move the chair towards the door every third night. Most are back within a month.",
      },
      {
        asks: ['angry about leaving friends', 'teenager-ish about moving', 'hates us for moving', 'refuses to pack'],
        answer:
          "{He} may be angry, since {he} {is} right: nobody asked {him}. Don't praise the new place in reply. Give {him} power where there is some: who comes to the last evening, what is on {his} box, the date of the first visit back, in ink. Tell the new teacher one thing {he} {is} good at before the first day, so that somebody can ask about it.",
      },
      {
        asks: [
          'new school as well',
          'starting school and moving',
          'too many changes at once',
          'new baby and moving house',
        ],
        answer:
          "Then let everything else stand still: no new bed, no potty, no haircut. If you can choose, let one week pass between house and school. Visit the playground there when it is empty. One person stays the same through all of it at bedtime. With much change at once children often look fine for six weeks and then aren't; leave that stretch of the calendar empty.",
      },
      {
        asks: ['moving to another country', 'new language', 'emigrating', 'they dont speak the language there'],
        answer:
          "Bring the first ten words as a game before you leave, hello, toilet, my turn, stop. Many children say very little in the new language for some months while they listen, and speak freely at home. Keep yours at home, fully; it's the house that came along. A fixed weekly call and one parcel of silly food from the old place do more than explanations.",
      },
      {
        asks: ['we have to move because of money', 'losing our home', 'moving in with my parents', 'temporary housing'],
        answer:
          "Children can bear the truth in a small size: \"This flat costs too much. We are going to live at grandma's. You and I stay together.\" Don't promise a date you haven't got. Give {him} one corner, even a suitcase with a lid. If you don't know where you will sleep, ring your council or a housing charity this week; many have duties to families with children.",
      },
      {
        asks: [
          'can we visit first',
          'should we go and see the new house',
          'visit the new country before moving',
          'show him the new place beforehand',
        ],
        answer:
          "If you can, yes, and do ordinary things there: buy bread, sit on that swing, walk the way to school. If it's too far, let somebody send three minutes of film of the street and the room. Draw the plan of the new room together and let {him} put the bed in it. A place with one known corner is half as far away.",
      },
      {
        asks: [
          'the big one says she isnt coming',
          'refuses to move',
          'says he will stay here',
          'doesnt want to move house',
        ],
        answer:
          "Don't argue with it; nobody has asked {him}, and {he} {is} right about that. \"You didn't choose this. I'd be cross too.\" Then give {him} what can be chosen: the room, the last party, which friend comes first to stay. {He} may be against it and pack a box at the same time. Ask what {he} will miss most, and write that list down.",
      },
    ],
    challenges: ['moving-house'],
  },
  {
    id: 'adoption-and-fostering-questions',
    title: 'Adoption and fostering: the questions',
    topic: 'family-change',
    ages: [30, 155],
    questions: [
      'when should i tell my child shes adopted',
      'my adopted son asks why his mum gave him away',
      'how do i talk to a 4 year old about adoption',
      'foster child calls me mummy what do i say',
      'youre not my real mum adopted daughter',
      'kids at school asked him about his real parents',
      'what do i tell her about her birth mother who took drugs',
      'adopted 7yo wants to meet his birth mum',
      'family tree homework adopted child',
      'is it normal for an adopted child to fear being sent back',
      'our own child struggles with foster sibling',
      '8 year old in foster care asks when she can go home',
      'why didnt my tummy mummy keep me she asked',
      'my adopted son shouted that i am not his mother',
    ],
    keys: [
      'adopted',
      'adoption',
      'foster',
      'fostering',
      'foster child',
      'birth mother',
      'birth mum',
      'birth parents',
      'real mum',
      'real parents',
      'gave him away',
      'life story',
      'tummy mummy',
      'in care',
      'kinship care',
      'didnt keep her',
      'why did she not keep me',
      'tell a child they are adopted',
      'special guardianship',
      'not her mother',
      'not my mother',
      'not my real dad',
      'my adopted daughter',
      'my adopted son',
      'biological mother',
    ],
    ack: [
      {
        when: ['real'],
        text: '"You\'re not my real mum" was aimed at the softest place, by somebody who had to know whether it would hold.',
      },
      {
        when: ['why', 'gave', 'away'],
        text: 'It was asked in the bath with {his} back to you: why did she not keep me?',
      },
      {
        when: ['tree'],
        text: 'A worksheet with a tree on it came home, and the real one has more roots than the boxes allow.',
      },
      { text: 'There is a story that belongs to {him}, parts of it are hard, and you are the one who keeps it.' },
    ],
    typical: [
      {
        from: 30,
        to: 71,
        text: 'Young children can hear the word adopted long before they grasp it; what they take in is your tone. Talking early and often means that there is never a day on which they find out.',
      },
      {
        from: 72,
        to: 155,
        text: 'School-age children begin to see that being adopted also meant losing somebody, and may ask the same hard questions again, sadder or angrier. It is not disloyalty to you.',
      },
    ],
    sources: [ADOPTION_42, ADOPTION_87],
    tonight: [
      'Begin tonight in one true sentence: "You grew in Maya\'s tummy, and then you came to us, and we stay."',
      'Bring it up yourself now and then, without waiting to be asked: "I thought of your birth mum today. She might have your laugh."',
      "Where you don't know, say so, and don't fill the gap: \"I don't know why. I wish I could tell you. What do you think?\"",
    ],
    ask: 'If {he} {is} sad or raging for weeks, afraid every day of being sent away, or searching online for birth family, ask your adoption or fostering worker for support this week. For a child in care, questions about going home belong to the social worker, with you beside {him}.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book of how you became a family, in words you choose, could be made together.',
      about: 'how we became a family',
    },
    back: ['What {has} {he} been told so far, and in whose words?', 'What was the last question, word for word?'],
    turns: [
      {
        asks: ['why did she give me away', 'didnt my mum want me', 'he asks why his birth mother left', 'was i bad'],
        answer:
          'Begin with what {he} {is} really asking: "It wasn\'t because of you. You were a baby, and there was nothing wrong with you." Then the truth for the age: "She couldn\'t look after any child safely then. Grown-ups decided you must be safe." Leave out "because she loved you", or {he} will wonder what your love might do. The full story comes later, in layers.',
      },
      {
        asks: [
          'youre not my real mum',
          'says you cant tell me what to do',
          'throws adoption at me',
          'real dad wouldnt say that',
        ],
        answer:
          'Stay where you are. "I\'m the mum who is here, and the answer about the tablet is still no." Not hurt, not thankful, not more strict. Later, side by side: "You were cross. Do you sometimes think about her when you\'re cross?" Sometimes it\'s only about the tablet. Sometimes it is a test, whether this is said and nobody leaves.',
      },
      {
        asks: [
          'what do i say about drugs',
          'birth parents in prison',
          'hard facts about birth family',
          'she was neglected how much do i tell',
        ],
        answer:
          'Nothing untrue, and not everything at once. At four: "She was ill in a way that made it hard to look after children." At eight the word itself. By twelve most of what is in the file, from you and not from a drawer. Speak about her as about someone {he} come{s} from. Ask your adoption service for help with a life story book before the hardest parts.',
      },
      {
        asks: [
          'people ask questions',
          'kids at school ask about his real mum',
          'nosy strangers',
          'what can she say to other children',
        ],
        answer:
          '{He} own{s} the story and may close the door: "That\'s private", or "I\'ve got a birth mum and a mum." Practise both at supper, with you as the nosy one. When strangers ask you in front of {him}, answer for {his} ears: "We\'re a family. The rest belongs to {him}." Tell the teacher what is known and what isn\'t for the class.',
      },
      {
        asks: [
          'wants to meet birth mother',
          'contact with birth family',
          'can we see my birth mum',
          'letterbox contact',
        ],
        answer:
          "Take the wish seriously: \"Of course you'd like to know what she looks like.\" Then find out what's possible and safe, with the service and not by way of the internet. Often a letter or a photograph comes first. Prepare {him} for no answer, too. Tell {him} that the wish can be told to you, always, and that nobody's place at your table depends on it.",
      },
      {
        asks: [
          'foster child calls me mum',
          'foster child asks when can i go home',
          'he is in foster care and misses his mum',
          'placement is ending',
        ],
        answer:
          'Call yourself what the plan allows, and let {him} use {his} word. "I\'m Jo, I look after you. You\'ve got a mum too." About going home say only what is decided: "The judge has not said yet. I\'ll tell you when I know." Keep a box with photographs of everyone. A move gets a proper goodbye with a date and your address in it.',
      },
      {
        asks: ['family tree homework', 'baby photos for school', 'mothers day at school adopted', 'genetics homework'],
        answer:
          'Write to the teacher before it lands on the mat: "Please allow other shapes, houses, an orchard, people who love me." For {him}: two trees, or one with grafts, or none, {he} choose{s}. If there is no baby photograph, the first picture you have counts: "This is the first one we have of you, and look at that hat."',
      },
    ],
    challenges: ['new-family-member', 'respecting-differences'],
  },
  {
    id: 'parent-away-prison-or-service',
    title: 'A parent in prison, or deployed',
    topic: 'family-change',
    ages: [24, 155],
    questions: [
      'how do i tell my child his dad is in prison',
      'daddy is in jail what do i say to a 4yo',
      'should i take the kids to visit in prison',
      'my husband is being deployed for 9 months and my son is 5',
      'she asks every day when mummy comes back from the army',
      'i told her daddy is working away but hes in prison',
      'kids at school found out about his father in jail',
      'military deployment toddler clingy and not sleeping',
      'police took his dad in front of him',
      'scared that daddy will die in the war',
      'dad came home after deployment and the kids are frightened of him',
      'is it normal that my 8yo is ashamed',
      'his dad got 18 months what do i tell him about where daddy is',
      'her father has been sent down for four years',
      'my wife deploys in june for six months with the army',
    ],
    keys: [
      'prison',
      'jail',
      'arrested',
      'sentence',
      'prison visit',
      'police took',
      'deployed',
      'deployment',
      'army',
      'navy',
      'military',
      'soldier',
      'homecoming',
      'in jail',
      'visiting prison',
      'got years',
      'got months',
      'sent down',
      'deploys',
      'posted abroad',
      'where daddy is',
      'sentenced',
      'jailed',
      'on tour',
      'locked up',
    ],
    ack: [
      {
        when: ['told', 'working away'],
        text: 'You said "working away", because it was four in the afternoon and somebody had to say something.',
      },
      {
        when: ['police', 'arrest', 'arrested'],
        text: 'There were uniforms in the hall, and since then every doorbell is one to {him}.',
      },
      {
        when: ['deployed', 'deployment', 'army', 'military', 'war'],
        text: 'The months are a number on a paper; in this house they are an empty chair.',
      },
      { text: 'There are families in which a parent is away and everyone brings lasagne, and there are the others.' },
    ],
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Young children notice every change in the one who stays, and show it in clinging, sleep and toilet. They need few words, true ones, and the same day every day.',
      },
      {
        from: 60,
        to: 155,
        text: 'Children who are told little often imagine worse and may believe it was their fault; honesty in words for their age, and from you, protects them better than a story they will see through.',
      },
    ],
    sources: [PACT, EXTENSION_DEPLOYMENT],
    tonight: [
      'Say the true thing in three sentences: "Daddy broke a law. He has to live in a place called prison for a time. It isn\'t your fault, and he still loves you."',
      'For deployment: "Mummy is working with the soldiers, far away. Many people help her be safe. I am here every day."',
      'Make time visible, a paper chain or birthdays counted, and send one drawing this week, with a copy for the fridge.',
    ],
    ask: 'If {he} {is} waking, wetting, withdrawn or fighting for more than a month, tell the teacher and ask your doctor. For visits and what to say there are prison family helplines and, for service families, welfare officers; ring one this week. If the parent is dangerous to {him}, ask a social worker before any contact.',
    offer: {
      kind: 'story',
      label: 'A story about a chair that is kept, and a door that opens on a date, could be ready when you want it.',
      about: 'a parent who cannot be at home',
    },
    back: ['What {has} {he} been told or overheard so far?', 'Is contact possible: letters, calls, visits?'],
    turns: [
      {
        asks: [
          'i lied and said he is working away',
          'how do i undo the lie',
          'he thinks daddy is on holiday',
          'she believes dad is at work',
        ],
        answer:
          "Undo it before somebody in the playground does. \"I told you Dad was working. That wasn't right, I didn't know how to say it. He is in prison. You can ask me anything, and I'll tell you what I know.\" A child forgives a lie that comes with its own correction. Choose a calm morning, never the evening, nor just before a visit.",
      },
      {
        asks: [
          'should he visit',
          'taking kids to prison',
          'what is a prison visit like for children',
          'is prison too scary to visit',
        ],
        answer:
          'For most it helps to see that he is real, fed and still himself, if {he} want{s} to and it is safe. Tell {him} what comes: lockers, a search, perhaps a dog, a table, no going to the toilet with Dad, and that it ends with a bell. Ask the visitor centre about family days. Afterwards chips, and an evening without questions.',
      },
      {
        asks: [
          'what do we tell other people',
          'kids found out at school',
          'ashamed of his dad',
          'what can she say when they ask where daddy is',
        ],
        answer:
          'One sentence that is true and shut: "He can\'t live with us at the moment." {He} may say it and walk away. Tell the teacher and one more grown-up there, so {he} {has} a door to go through. Against the shame: "What he did was wrong. You did nothing. You can love him and be angry; both fit." Say that more than once.',
      },
      {
        asks: ['he saw the arrest', 'police came to our house', 'frightened of police now', 'saw dad handcuffed'],
        answer:
          'Let {him} tell it, or play it with figures, as often as {he} want{s}. Say what happened in order, with an end: "They came, they took Dad, then it was quiet and you slept in my bed." A friendly talk with an officer through the school helps some. If after a month there are nightmares, jumping at noises or avoiding that room, ask your doctor for help with just that.',
      },
      {
        asks: [
          'will daddy die',
          'scared he wont come back from the army',
          'what if mummy gets killed',
          'she hears about war on the news',
        ],
        answer:
          "Don't promise what isn't yours to promise. \"She is trained, and many people there look after each other. If there's news, I hear it first, and I tell you.\" Turn the news off while small ears are about, and let one fixed thing connect you, same moon, same song at seven. Ask what {he} picture{s} at night; often there is one image that can be put right.",
      },
      {
        asks: [
          'homecoming is hard',
          'dad came back and they are scared of him',
          'strange after deployment',
          'reunion after prison',
        ],
        answer:
          "Both of them have been somewhere the other wasn't. Slowly: sit on the floor, wait to be approached, no forced hugs, no new rules in the first weeks. The one who stayed keeps the bedtimes for now. Coolness or sudden clinging for some weeks is usual. If the one who came home is drinking, raging or frightening you, ring for help the same day.",
      },
      {
        asks: [
          'i am doing it all alone',
          'i cant cope while he is away',
          'exhausted single parenting deployment',
          'i am so angry with him',
        ],
        answer:
          "Being angry with somebody who can't hear it is heavy work. {He} watch{es} your face more than any news, so your sleep belongs to {his} care. Take the offers and make them exact, \"Thursday, five to seven\". Find the ones in the same boat, a families' centre or a prison families' group; there you needn't begin at the beginning.",
      },
      {
        asks: [
          'when do i tell him',
          'when should i tell her where dad is',
          'what age do i tell the truth',
          'before or after the visit',
        ],
        answer:
          'Before somebody else does, which is mostly sooner than you think: at a calm hour, at home, on a day when nothing follows. Begin with two sentences and stop: where he is, and that {he} {is} looked after. The rest goes by {his} questions. Tell the one grown-up at school on the same day.',
      },
    ],
    challenges: ['feeling-sad', 'feeling-worried'],
  },
];
