import type { Article } from './article.ts';
import { BUCKS_CHAIN, CHESTERFIELD, CORNWALL, GGC_DRESS, OT_SELF_CARE, SUTTON_HAIR } from './self-care-sources.ts';

/** Self-care: clothes, nails and hair. */
export const SELF_CARE_DRESSING: readonly Article[] = [
  {
    id: 'getting-dressed',
    title: 'Getting dressed',
    topic: 'self-care',
    ages: [18, 108],
    questions: [
      'wont get dressed in the morning',
      'my 4yo wont put his clothes on',
      'takes an hour to get dressed for school',
      '3 year old wants to do it herself and it takes forever',
      'how do i get him dressed without a fight',
      'runs away when i try to dress her',
      'wont wear a coat',
      'cant do buttons at 6',
      'insists on a princess dress every day',
      'backwards shoes and screaming',
      'when can a child dress themselves',
      'takes everything off five minutes after i put it on',
      'every morning at ten to eight im chasing a naked boy with a sock in my hand and my train leaves at 8.15',
      'getting him dressed is a wrestling match',
      'cant tie laces at 6',
      'refuses to put on clothes',
    ],
    keys: [
      'getting dressed',
      'dressed',
      'clothes',
      'buttons',
      'zips',
      'shoes',
      'coat',
      'pyjamas',
      'shoelaces',
      'dressing himself',
      'dressing herself',
      'sock',
      'dress',
      'naked',
      'undress',
      'takes everything off',
      'put clothes on',
      'laces',
    ],
    ack: [
      { text: 'Ten to eight, one sock, and somebody is hiding under the table with no trousers on.' },
      { text: 'You have said "socks" eleven times this morning in eleven different voices.' },
      {
        when: ['slow', 'forever', 'hour', 'late'],
        text: 'It takes {him} twenty minutes to put on one sock, because there was a plane.',
      },
    ],
    typical: [
      {
        from: 18,
        to: 35,
        text: 'At 2 most take clothes off before they can put them on; socks, hats and shoes come off first, and dressing stays a two-person job.',
      },
      {
        from: 36,
        to: 59,
        text: 'At 3 they pull trousers up and down, at 4 socks and shoes go on, often the wrong way round; buttons and zips still need help.',
      },
      {
        from: 60,
        to: 108,
        text: 'By 5 buttons work, by 6 most dress themselves and begin with laces, and speed is the last thing to come.',
      },
    ],
    sources: [CHESTERFIELD, GGC_DRESS, BUCKS_CHAIN],
    tonight: [
      'Tonight lay the clothes out in a line on the floor, pants to jumper, with {him}, and let {him} choose between two things and no more.',
      'Dress at the breakfast table or next to the door, not upstairs; distance is what you are losing.',
      'Do it backwards: you do all of it except the last pull, then the last two. "You finish, I start" beats "Hurry up" by a good ten minutes.',
    ],
    ask: 'Cannot take off clothes by 3, one side weaker, or at 6 cannot manage buttons and cannot run and climb either: doctor. Screaming at seams, labels and all fabrics: health visitor or occupational therapist.',
    offer: {
      kind: 'song',
      label: 'A short song, one line for each piece of clothing, could run while {he} dress{es}.',
      about: 'getting dressed in the morning',
    },
    back: [
      "Is it can't, or won't: what happens on a Saturday with nobody waiting?",
      'Where do you dress {him}, and what time does it start?',
    ],
    turns: [
      {
        asks: ['i tried giving choices and it took longer', 'choosing takes forever', 'two choices doesnt work'],
        answer:
          'Then take the choice out of the morning: choose tonight, put the pile by the door, photo on the phone if there is a fight about it. In the morning one sentence and hands, no questions: "Arms up." Choices are for afternoons.',
      },
      {
        asks: ['she wont wear the coat', 'refuses hat and gloves', 'no coat in winter'],
        answer:
          'Say it once: "It\'s cold. The coat comes with us." Then carry it. Cold is a better teacher than you, and most children ask for it at the gate. Fight for it only in real frost or a long way; a warm jumper and a coat in the bag is a decent agreement.',
      },
      {
        asks: ['runs away', 'takes it all off again', 'naked all the time', 'undresses at nursery'],
        answer:
          'Run after nothing: sit where the clothes are, wait, and begin with the interesting piece, wellingtons or a hat, on yourself. Undressing after is often a comfort thing: too tight, too warm, an itchy label. Check those first, then clothes that open at the back for the weeks when it is a sport.',
      },
      {
        asks: ['he cant do buttons or zips', 'still cant dress at 6', 'shoelaces', 'school uniform buttons'],
        answer:
          'Break it into one thing for two weeks: zip first, then buttons, then laces, and practise it lying flat on the table, not on {him}. Big buttons, an added ring on the zip, trousers with elastic for PE. Ten minutes at the weekend. If {he} {is} far behind the class and clumsy with a pencil too, ask the teacher and your doctor about an occupational therapist.',
      },
      {
        asks: [
          'only wants one outfit every day',
          'wears the same jumper',
          'princess dress to school',
          'wont take off the costume',
        ],
        answer:
          'Buy two of it if you can and wash at night. Wearing the same thing is a harness that holds some children together in a loud day. If it belongs to school, say so plainly: "The dress is for afternoons." The day {he} forget{s} it is a Thursday in spring, without any warning.',
      },
      {
        asks: ['we are late every day', 'too slow in the mornings', 'i end up dressing her myself'],
        answer:
          'Then change the order and not the speed: dressed, then breakfast, then play; the thing {he} want{s} comes last, and the clock is on the wall, not in your voice. Dress {him} yourself for two weeks, without guilt, and move {his} share forward by one piece a week.',
      },
      {
        asks: ['at dads she gets dressed fine', 'fine for the childminder', 'only fights me'],
        answer:
          'Then the skill is there, and the argument is yours, which is the cheaper problem. Ask them where, when and in which order. Then change the place and the first move: no asking, hands and the first arm. Being argued with is the price of being the safe one; you may make it shorter.',
      },
      {
        asks: [
          'what if she gets ill',
          'it is freezing and he refuses',
          'tried letting her be cold',
          'she says she isnt cold',
        ],
        answer:
          'Out of the door with the coat in your hand, and ask again at the corner: skin is a better teacher than a hallway. When it is really freezing, or you will be out for long, the coat isn\'t up for choice. "Coat on, or pushchair with a blanket?"',
      },
    ],
    challenges: ['morning-routine'],
  },
  {
    id: 'scratchy-clothes',
    title: 'Socks, seams and labels',
    topic: 'self-care',
    ages: [24, 155],
    questions: [
      'he only wears one pair of trousers and nothing else',
      'socks feel wrong',
      'my 6yo cant stand labels in clothes',
      'meltdown about sock seams every morning',
      'only wears leggings',
      'hates jeans and buttons',
      'refuses underwear',
      'everything is itchy',
      '4 year old screams about seams',
      'how do i find clothes for a sensory child',
      'wont wear a coat because of the sleeves',
      'changes her socks twelve times before school',
      'is it sensory or is she just being difficult',
      'every single morning at the front door the shoes are too loud and the socks are wrong and i am late for work with tears on both our faces',
      'hates how clothes feel, tags and seams',
      'tags bother her',
      'sensory issues with clothing',
    ],
    keys: [
      'socks',
      'seams',
      'labels',
      'tags',
      'itchy',
      'scratchy',
      'fabric',
      'sensory',
      'clothes feel wrong',
      'tight clothes',
      'waistband',
      'jeans',
      'underwear',
      'leggings',
      'itch',
      'itches',
      'sleeves',
      'everything itchy',
      'wool',
      'cotton',
      'fussy about clothes',
      'jeans and buttons',
    ],
    ack: [
      { text: 'The sock goes on for the ninth time, and it is still wrong, and it is quarter past eight.' },
      { text: '{He} {is} not being difficult about the sock; {he} {is} wearing an itch, and nobody can see it.' },
    ],
    typical: [
      {
        from: 24,
        to: 155,
        text: 'Some children feel seams, labels and waistbands all day long, and a strong dislike of certain fabrics is one of the first things parents notice.',
      },
    ],
    sources: [CORNWALL, OT_SELF_CARE],
    tonight: [
      'Tonight with no hurry: a pile of clothes, {he} feel{s} and say{s} yes, no or maybe. Look for what the yeses have in common and buy those.',
      'Cut every label out, wash new things three times before the first wear, and put socks on inside out.',
      'Under a stiff school shirt a tight soft vest or cycling shorts: the skin then feels one even thing all day.',
    ],
    ask: 'Distress with most clothes, food textures, noise or touch, or school mornings that fail over it: health visitor, teacher or doctor, and ask about an occupational therapist. Sudden pain, rash or a sore place under clothes: doctor this week.',
    offer: {
      kind: 'story',
      label: 'A story about a pair of socks with opinions could make the morning lighter.',
      about: 'clothes that feel wrong',
    },
    back: ['Which clothes are never a fight?', 'Is it the feel, the fit, or the newness?'],
    turns: [
      {
        asks: [
          'i tried seamless socks and still',
          'bought special socks and she hates them',
          'nothing works for socks',
        ],
        answer:
          'Then it is not the seam. Look at the fit: too loose and sliding is worse for many than a seam. Try one size up and one size down, and a different fibre, and no sock at all in the shoes for a week to see what {he} do{es} when there is nothing there. If nothing at all is bearable on the feet, that is information for an occupational therapist.',
      },
      {
        asks: ['is it sensory or is he being difficult', 'behaviour or sensory', 'just fussy about clothes'],
        answer:
          'Watch when nobody wants anything from {him}: on Saturday, with a film, {does} {he} still pull at it and scratch? Then it is the skin. If it happens only on the way to school, look at school as well as at the sock. Both can be true. Either way, feeling an itch is not bad manners.',
      },
      {
        asks: [
          'we are late every morning because of it',
          'screaming about socks at the door',
          'morning meltdown clothes',
        ],
        answer:
          'Move it out of the morning: socks and pants decided the evening before, tried on in the evening, laid ready. The morning then has one sentence in it. Keep a back-up that always works in a bag by the door, and change in the car if you have to. It is easier to be late than to begin the day on the floor.',
      },
      {
        asks: ['school uniform is impossible', 'wont wear the uniform', 'shirt and tie torture', 'wool jumper'],
        answer:
          'Write to the school, in one friendly line: "Seams and collars hurt. Would a plain soft polo in the same colour be all right?" Many schools say yes if asked early. A soft layer underneath does a good deal. If they refuse, ask for it in writing and go to the special needs lead; a doctor\'s or therapist\'s note opens that door.',
      },
      {
        asks: ['he will only wear pyjamas', 'same leggings every day', 'refuses all clothes', 'naked at home'],
        answer:
          'Buy three of what works and let the rest lie in the drawer for a season. Home is for skin that has had enough: pyjamas at four are a fair deal after a school day in cotton. Make the list of yeses short and honest, and take it when you shop instead of the child.',
      },
      {
        asks: ['she pulls at her clothes at school', 'takes them off in class', 'scratches all day'],
        answer:
          'Something hurts or itches all day then, and a child who is scratching cannot learn much. Ask the teacher where and when: after PE, in the coat, sitting on the carpet. Swap that one thing first. Check the skin too; a rash or a new washing powder is a cheaper answer than a fight.',
      },
      {
        asks: ['autism and clothes', 'sensory processing', 'could it be spd', 'does she need a diagnosis'],
        answer:
          "I can't tell you from here, and you need no name to ask for help. Write down five times, with place, fabric and what happened. If {he} also mind{s} noise, food textures and hands on {him}, take the list to your doctor or health visitor and ask for an occupational therapist. Meanwhile the list of yeses is a good place to live.",
      },
    ],
    challenges: ['morning-routine'],
  },
  {
    id: 'nail-cutting',
    title: 'Cutting nails',
    topic: 'self-care',
    ages: [6, 108],
    questions: [
      'i cut his fingernails while he sleeps because he goes mad',
      'wont let me cut his nails',
      'how do i cut a toddlers nails',
      'my 5yo screams when i come with the clippers',
      'nails while asleep',
      'she pulls her hand away',
      'bites his nails instead of letting me cut',
      'dirty long nails refuses',
      'toenails are impossible',
      'scared of the nail scissors',
      'cut her finger once and now she wont let me',
      'sensory nail cutting',
      'i get three nails done, he hides the other hand under his knees and screams like i am taking the fingers off',
      'cutting toddler nails',
      'chews his nails till they bleed',
      'trim nails screaming',
    ],
    keys: [
      'nails',
      'nail cutting',
      'cut nails',
      'clippers',
      'toenails',
      'fingernails',
      'nail biting',
      'bites nails',
      'scissors',
      'nail',
      'fingers',
      'pulls her hand away',
      'clipper',
      'file',
      'toes',
    ],
    ack: [
      { text: 'Three done, seven to go, and the other hand is under {his} knees.' },
      { text: 'A small hand that pulls away while you hold something sharp: no wonder you put it off.' },
      { when: ['asleep', 'at night'], text: 'Crouching over a sleeping child with scissors, holding your breath.' },
    ],
    typical: [
      {
        from: 6,
        to: 108,
        text: 'Fingers feel more than we think: for many children the squeeze and the snap are the trouble, not you, and after the bath nails are soft and quieter.',
      },
    ],
    sources: [OT_SELF_CARE, SUTTON_HAIR],
    tonight: [
      'Do it after the bath, when nails are soft, and press each finger first, firmly, three times: it dulls the snap.',
      'Count and stop: "Two nails today. One, two, finished." Two really are enough; do the next two tomorrow.',
      'Let {him} cut one of yours first, and choose: which finger, sofa or bath edge, clippers or file.',
    ],
    ask: 'A red, hot, swollen or dripping finger, or pain under a nail: pharmacist or doctor today or tomorrow. Nails bitten until they bleed for weeks, or all touch refused: health visitor or doctor.',
    offer: {
      kind: 'song',
      label: 'A ten-nail song, one line a finger, could count them down with you.',
      about: 'cutting nails',
    },
    back: ['Is it the sound, the squeeze, or holding still?', 'Fingers or toes, and who does it?'],
    turns: [
      {
        asks: [
          'i tried two nails and he wouldnt even do one',
          'screams at the sight of clippers',
          'wont let me touch his hands',
        ],
        answer:
          'Then hide the clippers for two weeks and do hands without scissors: hold, press, paint, a bit of cream, a film on. A file instead of a snap: ten quiet strokes on one nail a day while reading. One nail a day is all ten in ten days, and nobody has to be brave for longer than a page.',
      },
      {
        asks: ['cut him once and now hes afraid', 'scared since i nicked her finger', 'it hurt last time'],
        answer:
          'Say it straight: "I cut too close last time and it hurt. I am sorry. I cut the white part only now, and you say stop." Show the white edge on your own nail, let {him} see where the scissors go, and take two nails on the first day. A file is the way back when a clipper has become a monster.',
      },
      {
        asks: [
          'nails while they sleep',
          'cutting nails when shes asleep is that ok',
          'i do it at night when he sleeps',
        ],
        answer:
          "Yes, for a while, if it is calm: after falling asleep, warm hands, soft light, file instead of clippers where you can. It solves the nails and not the fear, so do hands in the daytime as well, without scissors. Don't startle {him} awake with metal in your hand.",
      },
      {
        asks: ['he bites his nails', 'nail biting at 6', 'how to stop nail biting'],
        answer:
          "Biting trims them for a while, but raw edges are an invitation. Keep them short and smooth, keep {his} hands busy at the bad hours, film and car, and don't remark on it; remarks make it more frequent. If it bleeds, if it is all fingers, or it comes with a lot of worry, tell your doctor. Bitter lacquer works for some big ones who want to stop.",
      },
      {
        asks: ['toenails', 'ingrown toenail', 'toes are worse', 'wont let me touch his feet'],
        answer:
          "After the bath, sitting beside {him} with a foot in your lap and pressure first. Straight across and not too short, so that corners don't grow in. Toenails grow slowly; every three weeks is enough, so you can wait for a good day. Red, sore or oozing at the edge is for a chemist or doctor.",
      },
      {
        asks: ['only lets daddy do it', 'grandma manages', 'screams if i do it'],
        answer:
          'Then daddy does nails, and you take the teeth. Ask for the exact order and where they sit; usually it is the second thing in a row {he} know{s} and that ends quickly. Being the one {he} fight{s} with says nothing about you and much about who {he} trust{s} with screaming.',
      },
      {
        asks: ['nothing works with nails', 'sensory nails nothing helps', 'how long are nails allowed'],
        answer:
          'Then choose short edges over short nails: a file every few days on the two that scratch most. Long nails harm less than we think, apart from skin. If touch is hard with hair, teeth and clothes too, ask your health visitor or doctor about an occupational therapist, who does this for a living.',
      },
    ],
    challenges: ['bath-time'],
  },
  {
    id: 'haircuts',
    title: 'Haircuts',
    topic: 'self-care',
    ages: [12, 132],
    questions: [
      'screams at the hairdresser',
      'scared of haircuts',
      'my 3yo wont have a haircut',
      'afraid of clippers',
      'how do i cut my toddlers hair at home',
      'haircut meltdown autism',
      'wont sit in the chair',
      'hates the gown round his neck',
      'needs a haircut before school photos',
      'cut it while he watches cartoons',
      'first haircut terrified',
      'last time we had four people holding him, he was sick on the floor, and i swore never again and now it is in his eyes',
      'haircut is a nightmare at the barber',
      'terrified of the barber',
    ],
    keys: [
      'haircut',
      'haircuts',
      'hairdresser',
      'barber',
      'clippers',
      'hair cutting',
      'fringe',
      'scissors near ears',
      'hair',
      'gown',
      'hairdressers',
      'clippers noise',
      'salon',
      'cut hair',
      'school photos',
      'trim',
    ],
    ack: [
      { text: 'Fringe in the eyes, and a child who says never again.' },
      { when: ['photo', 'photos', 'party'], text: 'School photos have a date, and the fringe has none.' },
      { text: 'A stranger with scissors behind {his} ears, a gown round the neck and a buzz in the room.' },
    ],
    typical: [
      {
        from: 12,
        to: 132,
        text: 'Fear of haircuts is common, most of all where sound and touch are felt strongly; it gets better with small visits and control, not with being held.',
      },
    ],
    sources: [SUTTON_HAIR, OT_SELF_CARE],
    tonight: [
      'Leave the cutting out of the next two visits: look, sit, spin, go home. "Today we are only saying hello."',
      'Say the true length and the way out: "Ten cuts, and you say stop." Scissors first, no clippers, no gown; an old shirt does it.',
      'At home: one side today, the other on Thursday, in front of a film, standing behind {him}, at {his} height. A wonky fringe grows.',
    ],
    ask: 'Panic with haircuts, nails, teeth and clothes at once: health visitor or doctor, and ask about an occupational therapist. A cut ear or a rash from the clippers: pharmacist.',
    offer: {
      kind: 'story',
      label: 'A story about a barber who cut one hair at a time could be ready before the visit.',
      about: 'having a haircut',
    },
    back: [
      'Is it the sound, the touch, the place, or holding still?',
      'What was the last good one like, if there was one?',
    ],
    turns: [
      {
        asks: [
          'i tried everything and he still screams',
          'nothing works for haircuts',
          'we have tried four hairdressers',
        ],
        answer:
          'Then take the haircut out of haircuts for a month: half a centimetre at home every few days, wherever it bothers least, five seconds each. Never two days in a row. Most places will let you sit in an empty chair at ten in the morning; ask for the quiet hour and for no clippers. Progress here is measured in seconds.',
      },
      {
        asks: ['can i do it at home', 'how do i cut it myself', 'home haircut clippers'],
        answer:
          'You can: damp, not wet, comb, scissors with the tip away, small pieces, while {he} look{s} at something else. Do one side and stop. Length first, fringe last, straight across is not fashion and grows anyway. Clippers only when they have been a toy for two weeks, off, then on, then on {his} hand, then on your own head.',
      },
      {
        asks: ['the gown and the collar', 'hates hair on his neck', 'itchy after haircuts'],
        answer:
          'No gown: an old soft shirt, wet neck, and a change of clothes ready. A cool flannel on the neck straight after takes the itch. Many of these children do not mind the scissors at all, they mind what falls down their neck. Wash the hair right away at home.',
      },
      {
        asks: ['should i force it', 'hold him down', 'just get it over with'],
        answer:
          'Holding down gets the hair off once and makes the next one impossible. If it has to be today, split it: fringe only, in the bath, three cuts. Photos survive long hair. What does not survive well is a child whom four people held; that takes half a year of small visits to undo.',
      },
      {
        asks: ['autism and haircuts', 'sensory haircut', 'clippers noise'],
        answer:
          'Write down what it is, in this order: sound, touch, smell, place, waiting. Ear defenders, no clippers, firm hands on the head, the same chair, the same person, a start and an end {he} can see on a card. Book the first slot. And ask for an occupational therapist if it covers more than hair.',
      },
      {
        asks: ['he wants long hair', 'refuses haircut because he likes it long', 'says she wants short hair'],
        answer:
          'Then it may not be fear but taste, and hair is one of the few things that really belong to {him}. Agree on the safety part, eyes and playground, and leave the rest: clips, a band, a plait. Long hair on a boy is a style and not a question; you need not answer for it at the school gate.',
      },
      {
        asks: ['school photo on thursday', 'haircut before the party', 'urgent haircut'],
        answer:
          'Trim the fringe in the bath tonight, three cuts, eyes closed on the count of three, then dessert. Leave the rest as it is. A photo with long hair looks better than a photo with red eyes, and nobody will remember it in May. The proper haircut can wait until there is no date on it.',
      },
      {
        asks: [
          'what if he screams anyway',
          'she screams and they keep cutting',
          'stop in the middle of the haircut',
          'half cut hair',
        ],
        answer:
          'Then you stop, and half a haircut is a haircut. Say it before you begin: "If you put up your hand, we stop." And keep to it, the first time above all. Thank {him} for the part that went, even if it was the cape. The other half can be done at home, a snip a day.',
      },
      {
        asks: [
          'the hairdresser was rude',
          'staff had no patience',
          'people stared in the salon',
          'bad experience at the barber',
        ],
        answer:
          'Then that is not your hairdresser. Ring another at a quiet hour and ask three things: will they stop when {he} put{s} up a hand, can {he} sit on you, and can you come once without a cut. Somebody who says yes to all three without sighing is worth a longer drive. Tell {him} that the last one was in the wrong, not {him}.',
      },
    ],
    challenges: ['building-confidence'],
  },
];
