import { script, type Frame } from '../frame.ts';
import { pictureOff } from './home/picture-off.ts';
import { toysAsleep } from './home/toys-asleep.ts';
import { bounceBeforeBed } from './home/bounce-before-bed.ts';
import { OLDER_ROLE } from './home/sibling-role.ts';
import { oneMoreStory } from './home/one-more-story.ts';
import { upTheStairs } from './home/up-the-stairs.ts';
import { said, withScenes } from './scene.ts';
import { oneLastSip } from './home/one-last-sip.ts';
import { wideAwake } from './home/wide-awake.ts';
import { notTired } from './home/not-tired.ts';
import { noMoreNap } from './home/no-more-nap.ts';
import { eyesThatOpenAgain } from './home/eyes-that-open-again.ts';

const own: Frame = {
  id: 'bedtime-routine',
  name: 'Going to bed',
  says: [
    'bedtime routine',
    'bedtime battles',
    'refuses to go to bed',
    'doesnt want to go to bed',
    'does not want to go to bed at night',
    'will not go to sleep',
    'wont stay in bed',
    'keeps getting out of bed',
    'comes out of his room ten times',
    'one more story, one more drink of water',
    'stalling at bedtime',
    'takes two hours to fall asleep',
    'hates bedtime',
    'tantrum when it is time for bed',
    'needs me to lie next to her until she sleeps',
    'falling asleep alone',
    'goes to bed too late',
    'overtired and wired in the evening',
    'does not want to miss anything when we are still up',
    'getting ready for bed takes forever',
    'wind down in the evening',
    'cannot switch off at night',
    'lies awake thinking',
    'tired in the morning and wont get up',
    'teenager up till midnight',
    'sleep routine',
    'cant get her to sleep',
    'wakes up at night and comes to us',
    'gets up at 5 am',
    'putting pyjamas on is a fight',
    'bed time is a nightmare',
    'sleeping in own bed',
  ],
  claims: {
    strong: [
      'daddy not mummy at bedtime',
      'mummy not daddy at bedtime',
      'daddy not me at bedtime',
      'mummy not me at bedtime',
      'daddy to put him to bed',
      'mummy to put him to bed',
      'daddy to put her to bed',
      'mummy to put her to bed',
      'climbing out of his cot',
      'climbing out of her cot',
      'climbs out of his cot',
      'climbs out of her cot',
      'climb out of the cot',
      'climbs out of the cot',
      'out of his cot',
      'out of her cot',
      'bedtime',
      'bedtime routine',
      'go to bed',
      'want to go to bed',
      'doesnt want bed',
      'get out of bed',
      'stay in bed',
      'fall asleep',
      'go to sleep',
      'sleep routine',
      'sleep in own bed',
      'time for bed',
      'lie awake',
      'overtired',
      'settle at night',
      'insomnia',
      'trouble sleeping',
      'problems sleeping',
      'difficulty sleeping',
      'struggling to sleep',
      'struggles to sleep',
      'sleep regression',
      'after lights out',
      'out of her bedroom',
      'out of his bedroom',
      'out of bedroom',
      'bed time',
      'ready for bed',
      'get to sleep',
      'not sleep',
      'doesnt sleep',
      'refuse sleep',
      'until sleep',
      'more story',
      'come out of room',
      'settle in the evening',
      'still up',
      'stay up',
      'till midnight',
      'get up at 5',
      'wake at 5',
      'wake at night',
      'wake up at night',
      'tired in the morning',
      'pyjamas',
      'switch off at night',
      'stay up late',
      'up too late',
      'wind down',
      'put to bed',
      'nite nite',
      'nite nites',
      'night night',
      'nighty night',
      'settling at night',
      'settle down at night',
      'sleep time',
      'nap time',
      'naptime',
      'nap',
      'wont nap',
      'sleeps badly',
      'bad sleeper',
      'up at 5',
      'wide awake',
      'early riser',
      'sleep issues',
      'sleep problem',
      'sleep problems',
      'not tired',
      'lights out at',
      'asleep at',
    ],
    cues: [
      'bed',
      'sleep',
      'asleep',
      'evening',
      'night',
      'tired',
      'late',
      'pyjamas',
      'pajamas',
      'pjs',
      'stall',
      'wake',
      'story',
      'nap',
      'midnight',
    ],
    not: [
      'wet the bed',
      'bed wet',
      'monster under the bed',
      'scared of the dark',
      'afraid of the dark',
      'sleepover',
      'bunk bed',
      'flower bed',
      'night light',
      'into our bed',
    ],
  },
  topicWords: ['bed', 'bedtime', 'sleep', 'sleepy', 'night', 'evening'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'The same steps in the same order each evening help many children to fall asleep sooner.',
    'During sleep the brain strengthens some memories and lets others fade.',
    'In the evening heart and breathing slow down and body temperature falls a little.',
    'A slow breath out slows the heart a little.',
    'Yawning is catching, also for some animals; why people yawn is not known for certain.',
    'Everybody wakes for short moments several times a night and mostly does not remember it.',
    'Bakers, nurses, drivers and others work at night and sleep by day, although people are active by day by nature.',
    'Lying still and quiet is rest, although it is not sleep. Trying hard to sleep tends to keep people awake.',
    'Without the noise of the day, thirst, itches and thoughts are easier to notice.',
    'The body clock in the brain, smaller than a grain of rice, takes its time from light. In puberty it shifts later, often by one to two hours, and around twenty it begins to move back.',
    'Bright light and exciting things late in the evening can delay sleep.',
    'The slow half hour after waking is called sleep inertia; light and movement shorten it.',
    'Most children of six to twelve need nine to twelve hours of sleep, and most teenagers eight to ten.',
    'Long lie-ins at the weekend move the body clock later.',
    'Many people fall asleep more easily after writing down what is on their mind.',
    'Towards morning sleep is light, and people wake more easily; a light or a clock can show a child when the day begins.',
  ],
  threads: {
    napwake: 'eyes that come back from a nap before the rest does',
    wake: 'the pieces of a night, and the short wakes between them',
    steps: 'the same few steps, each evening in a row',
    toes: 'the body comes to rest from the toes up',
    yawn: 'one yawn makes another',
    baker: 'the baker who works while others sleep',
    shift: 'the people who work at night',
    sort: 'the brain sorts the day at night',
    excuse: 'the list of things people need at bedtime',
    clock: 'the clock inside the head',
    morning: 'the first half hour of the morning',
    thoughts: 'the thoughts that come at eleven o’clock',
    early: 'the house before the day, which is still dark',
    nap: 'a rest in the middle of the day',
    out: 'the way from the bed to the others and back',
    who: 'who says goodnight, this one or that one',
    sun: 'the sun, and the clock in the body',
    elder: 'the one who stays up longer',
    others: 'the bedtimes of a whole class, which nobody has checked',
    pyjamas: 'the top, the bottoms and the body that goes in',
  },
  threadCues: {
    morning:
      /\b(?:alarms?|mornings?|wak(?:e|es|ing) (?:him |her |them )?up|get(?:s|ting)? up|out of bed|tired (?:at|in|for) (?:school|lessons|class|the)|stays? up|too late|midnight|phone)\b/,
    thoughts:
      /\b(?:thoughts?|thinks?|thinking|overthink\w*|mind|brain|worr\w+|(?:lies?|lying|lays?|laying) (?:there |in bed )?(?:wide )?awake|awake (?:for|until|till)|can(?:'?t|not) (?:get to |fall a)?sleep|switch(?:es)? off|wind down|insomnia)\b/,
    clock:
      /\b(?:(?:lies?|lying|lays?|laying) (?:there |in bed )?(?:wide )?awake|awake (?:for|until|till)|can(?:'?t|not) (?:get to |fall a)?sleep|insomnia|late|later|midnight|stays? up|not tired|tired|alarms?|[12] ?am|(?:till|until|til) (?:midnight|one|two|three|[1-4])|up all night|asleep all day|sleeps? all day|nocturnal|won.?t go to (?:bed|sleep)|phone|lie[- ]?ins?)\b/,
    napwake:
      /\b(?:wak\w+|woke|comes?|up|gets? up) (?:up )?(?:\w+ )?(?:from|after) (?:his|her|their|a|the)? ?naps?\b|\b(?:cross|grumpy|angry|cries|crying|screams?|screaming|rage|moody)\b[^.]{0,16}\b(?:after|from|when (?:he|she) wakes (?:from|up from)) (?:his|her|their|a|the)? ?naps?\b/i,
    wake: /\b(?:wak(?:es?|ing)|woke|up) (?:\w+ ){0,3}?(?:(?:at|in|during|through) (?:the )?nights?|several times|every (?:two|three|few) hours|at (?:1|2|3|one|two|three))\b|\bnight ?(?:waking|wakes?|wakings)\b|\b(?:comes?|climbs?|gets?) in(?:to)? (?:our|my) bed\b/i,
    // What the others are allowed is no excuse.
    excuse:
      /^(?![^]*\b(?:friends?|class\w*|mates?|everyone|everybody|others)\b[^.]{0,30}\b(?:stays? up|go(?:es)? to (?:bed|sleep)|bedtimes?|up (?:till|until|later)))[^]*?\b(?:thirst\w*|water|drinks?|excuses?|stall\w*|one more|another|needs? (?:a|the) (?:wee|drink|toilet)|comes? (?:down|out)|hungry|questions?|delay\w*|won'?t go to bed|up and down|tricks?|reasons?)\b/,
    early:
      /\b(?:(?:wak\w+|up|awake|ris\w+|starts?)[^.]{0,30}\b(?:at|before|by|from) (?:4|5|four|five|half (?:past )?(?:four|five))\b|early (?:riser|bird|waking|wakes?|wake ups?|mornings?)|(?:wak\w+|gets? up) (?:up )?(?:too |so |very |really |far too )?early|[45](?:[.:]\d\d)? ?(?:am|a\.m\.)|(?:awake|up|wakes?) (?:since|at|from|around) (?:half )?(?:[345]|four|five)(?:[.:]\d\d)?\b|crack of dawn)/,
    nap: /\b(?:naps?|naptime|napping|nap[- ]time|(?:afternoon|midday|lunchtime|daytime) (?:sleep|rest|nap)|(?:rest|quiet) time)\b/,
    out: /\b(?:(?:gets?|getting|is|keeps getting) (?:back )?up (?:again|and again|over and over|all the time|every)|(?:comes?|coming|came|gets?|getting|got|climbs?|climbing|pops?|popping|jumps?|jumping|keeps?|kept|up and) (?:straight |right |back |coming |getting |going |popping |climbing |up and )?out\b(?! of (?:hand|control)| (?:in|at) (?:spots|the))|out of (?:his |her |their |the )?(?:bed|bedroom|room)\b|(?:up|down|out|back|in|on the stairs)[^.]{0,12}(?:ten|twenty|\d+) times|(?:ten|twenty|\d+) times (?:on the stairs|up|out|down)|(?:comes?|gets?|pops?|is|pops) back up|(?:won'?t|not|doesn'?t) stay in (?:his |her |their )?(?:own )?(?:bed|room)|yo-?yo|back downstairs|com(?:es?|ing) (?:back )?down(?:stairs)?|another (?:story|book|drink|hug|wee)|needs a (?:drink|wee)|one more (?:drink|thing|hug|wee|story)|excuses?|stall\w*)/,
    who: /\b(?:wants?|asks? for|only) (?:daddy|dad|mummy|mum|mommy|mom|papa|nan\w*|gran\w*),? (?:and )?not (?:daddy|dad|mummy|mum|mommy|mom|papa|me|his|her)\b|\b(?:(?:won'?t|will not|does(?:n'?t| not)) let (?:his |her |their )?(?:daddy|dad|mummy|mum|mom|papa|nan\w*|gran\w*) (?:put|do|take|settle)|only (?:mummy|mum|mommy|mom|daddy|dad|mama|papa)\b|only me will do|(?:refuses|refusing|hates|screams?|cr(?:ies|ying)|cry|upset|kicks? off|tantrums?|meltdowns?|goes (?:mad|mental)) (?:\w+ ){0,2}?(?:if|when|whenever|for|having) (?:his |her |their )?(?:daddy|dad|mummy|mum|mom|papa|nan\w*|gran\w*)(?: is| has to)? (?:do(?:es|ing)?|puts?|tr(?:y|ies)) )|\b(?:(?:only|just) (?:goes|go|wants?|lets|settles?|sleeps?|accepts?)[^.]{0,14} (?:with|for|by|from|my|his|her)|wants? only|wants?(?= (?:mum|mummy|mom|mommy|mama|dad|daddy|papa)\b)|insists? on|screams? for|prefers?|has to be|no one but|nobody but|refuses)\b(?! (?:to (?:sleep|lie|stay|go))| (?:with|by) (?:me|us|mum|mummy|mom|dad|daddy) (?:next|lying|beside|there|in))[^.]{0,25}\b(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|gran\w*|nan\w*|his dad|her dad|his mum|her mum)\b(?!(?:'?s)? (?:own )?(?:bed|room)\b|[^.]{0,25}\b(?:next|lies?|lying|beside)\b)|\b(?:only|just) (?:i|me|my (?:husband|wife|partner))\b[^.]{0,25}\b(?:put|bedtime|bed|goodnight)\b|\bscreams? (?:when|if) (?:i|dad|daddy|mum|mummy|my (?:husband|wife|partner)) (?:try|tries|do|does|puts?|comes?)\b/,
    sun: /\b(?:(?:still |too |so )?light (?:outside|evenings?|nights?|out(?:side)?)|still (?:light|bright|sunny)|summer(?:time)?|sun(?:shine|ny|light|set)?|clocks? (?:change|go(?:es|ing)?|went|have gone|went)|clock change|hour (?:forward|back)|jet ?lag|time (?:zone|difference|change)|holidays?|vacation)\b/,
    others:
      /\b(?:friends?|class\w*|mates?|everyone|everybody|all the (?:others|boys|girls|kids)|others)\b[^.]{0,30}\b(?:stay(?:s|ing)? up|(?:go(?:es)?|gets? to go) to (?:bed|sleep)|bedtimes?|are (?:still )?up|up (?:till|until|til|later))\b/i,
    elder: said(
      String.raw`\b(?:(?:older|big|bigger|elder) (?:sister|brother|sibling|siblings|one|kids|cousins?)[^.]{0,30}\b(?:up|later|late|longer|allowed|gets to)|as (?:late|long) as (?:his|her|their|the|everyone|we)\b|stay up (?:as |later|with|like)|(?:sister|brother)s? (?:\w+ )?(?:goes?|stays?|is allowed|can|gets? to))\b`,
    ),
    pyjamas:
      /\b(?:pyjamas?|pajamas?|pjs|jammies|nightie|onesie|naked|get(?:ting)? (?:un)?dressed for bed|changed for bed)\b/,
  },
  // Whoever says who puts whom to bed speaks of bedtime, however loud it gets.
  decidedBy: [
    // Who only says when the day begins speaks of nothing wet and of nobody who is afraid.
    /^\W*(?:(?:he|she|they|it|is|has|keeps?|always|still|my|our|son|daughter|toddler|baby|\p{L}+ years? old) ){0,4}?(?:been )?(?:wak(?:es?|ing)|up|awake)(?: up)?(?: so| too| very| far too| really)?(?: early\b(?! (?:for school|on school))| (?:every (?:day|morning) )?(?:at|from|before|since) (?:half (?:past )?)?(?:3|4|5|three|four|five)(?:[.:]\d\d)?(?![\d.:]| (?:times|nights))\s*(?:am|a\.m\.|o'clock)?)(?=\s*(?:$|[.!?,;]|(?:and|every|on|because|cos|ready|thinks?|thinking|wanting|no matter|in the morning|now|these days|again|since)\b))(?![^]*\b(?:wet|wee|dream\w*|nightmares?|scream\w*|scared|afraid|dark|bad|alone|monsters?|naps?|pain|ache\w*|ears?|teeth|ill|worr\w+|anxi\w+|night feed|bottle|milk|(?:our|my) bed|nightly|sister|brother)\b)/iu,
    /\b(?:does|do|doing|at|says?|puts?) (?:\w+ ){0,2}?(?:bed ?time|goodnight|to bed)\b[^.]{0,30}\b(?:(?:only|just) wants?|wants? only|has to be)\b[^.]{0,14}\b(?:mum\w*|mom\w*|mama|dad\w*|papa|me|nan\w*|gran\w*)\b/i,
    /\bonly (?:mum|mummy|mommy|mom|mama|dad|daddy|papa|me) will do\b(?=[^]*\b(?:bed|bed ?time|goodnight|night[- ]night)\b)|\bbed ?time\b[^.]{0,40}\bonly (?:mum|mummy|mommy|mom|mama|dad|daddy|papa|me) will do\b|\b(?:cr(?:ies|ying)|cry|scream\w*|kicks? off|tantrums?|meltdowns?|upset|refuses|hates it) (?:if|when|whenever) (?:his |her |their |my )?(?:mum|mummy|mommy|mom|mama|dad|daddy|papa|husband|wife|partner)(?: has to)? (?:does|do|is doing|tries to do) (?:the |his |her )?bed ?time/i,
    /\b(?:(?:only|just) (?:wants?|lets?|accepts?|settles?|goes)|wants? only|(?:won'?t|wont|will not|refuses to|doesn'?t) let)\b[^.]{0,30}\b(?:mum\w*|mom\w*|mama|dad\w*|papa|me|nan\w*|gran\w*)\b[^.]{0,24}\b(?:to bed|at bed ?time|bed ?time|tuck\w*|say goodnight|night[- ]night)\b/i,
  ],
  onlyWhenSaid: ['napwake', 'wake', 'excuse', 'early', 'nap', 'out', 'who', 'sun', 'elder', 'pyjamas', 'others'],
  tellsAlone: ['napwake', 'wake', 'early', 'nap', 'who', 'others'],
  roles: {
    older: OLDER_ROLE,
    // Who is asked for, and who comes instead.
    asked: {
      fallback: { text: 'one grown-up' },
      cues: [
        {
          match:
            /\b(?:(?:only|just) (?:wants?|lets?|accepts?|settles? (?:for|with)|goes (?:to bed )?(?:for|with))|wants? only|wants|asks? for|screams? for|prefers?|insists? on|has to be|(?:nobody|no one) but|only) (?:his |her |their )?(mum(?:my)?|mom(?:my)?|mama|dad(?:dy)?|papa|nan(?:a|ny)?|gran(?:ny|dma|dad)?)\b/i,
          phrase: { text: '$' },
        },
      ],
    },
    instead: {
      fallback: { text: 'the other' },
      cues: [
        {
          match:
            /\b(?:if|when|whenever|and not|not|won'?t let|wont let|doesn'?t let|refuses|instead of|for) (?:his |her |their )?(mum(?:my)?|mom(?:my)?|mama|dad(?:dy)?|papa|nan(?:a|ny)?|gran(?:ny|dma|dad)?)\b/i,
          phrase: { text: '$' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Slow, Slow, Here I Am', thread: 'napwake' },
      { text: 'A Night Has Pieces', thread: 'wake' },
      { text: 'Four Holes and One Head', thread: 'pyjamas' },
      { text: 'In Go the Arms', thread: 'pyjamas' },
      { text: 'Who Stays Up?', thread: 'elder' },
      { text: 'Bed Is at Bedtime', thread: 'sun' },
      { text: 'Who Says Goodnight?', thread: 'who' },
      { text: 'The Way Back to Bed', thread: 'out' },
      { text: 'Out and In Again', thread: 'out' },
      { text: 'A Rest in the Middle', thread: 'nap' },
      { text: 'Rest, Then Play', thread: 'nap' },
      { text: 'Before the Sun Is Up', thread: 'early' },
      { text: 'Not Yet, Day', thread: 'early' },
      { text: 'Night-Night, Toes', thread: 'toes' },
      { text: 'The Yawn That Went Round', thread: 'yawn' },
      { text: 'Who Had the First Yawn?', thread: 'yawn' },
      { text: 'Brush, Book, Bed', thread: 'steps' },
      { text: 'One, Two, Three, Bed', thread: 'steps' },
      { text: 'The Baker Is Awake', thread: 'baker' },
      { text: 'Goodnight, {name}' },
      { text: '{name} Goes to Bed' },
    ],
    older: [
      { text: 'Nobody Has Checked', thread: 'others' },
      { text: 'A Bedtime of One’s Own', thread: 'others' },
      { text: 'The Pieces of a Night', thread: 'wake' },
      { text: 'The Other Bedtime', thread: 'elder' },
      { text: 'The Clock in the Head', thread: 'sun' },
      { text: 'What the Sun Has to Do with It', thread: 'sun' },
      { text: 'Two Ways to Say Goodnight', thread: 'who' },
      { text: 'Nine Steps and Back', thread: 'out' },
      { text: 'A Rest in the Middle', thread: 'nap' },
      { text: 'The Hour Before the Day', thread: 'early' },
      { text: 'The Baker Gets Up at Three', thread: 'baker' },
      { text: 'Somebody Is Making Bread', thread: 'baker' },
      { text: 'Last of All, the Thoughts', thread: 'toes' },
      { text: 'What the Brain Does at Night', thread: 'sort' },
      { text: 'One More Glass of Water', thread: 'excuse' },
      { text: 'The Clock Inside', thread: 'clock' },
      { text: 'The First Half Hour', thread: 'morning' },
      { text: 'At Eleven O’Clock', thread: 'thoughts' },
      { text: '{name} and the End of the Day' },
      { text: 'How an Evening Ends' },
    ],
  },
  benefits: [
    'Shows how an evening ends, step by step, so that the end of the day is expected.',
    'Explains what bodies and other people do at night, without praising or scolding anybody for being awake.',
    'Gives {name} one quiet thing to try in bed and one sentence to say.',
  ],
  talk: {
    young: [
      'What comes first at bedtime in the story?',
      'How does bed feel: soft, warm, too quiet?',
      'Shall we choose the book for tonight together?',
    ],
    older: [
      'What happens at night in this story while other people sleep?',
      'Which word did you put in the blank, and is it the same every evening?',
      'Shall we change one thing about our evenings and see what happens?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'night',
    pose: 'sit',
    feeling: 'sleepy',
    companion: null,
    props: ['book', 'pillow', 'moon'],
  },
  text: {
    '2-3': script(`
      D<steps> {his} day is done. Now it is bedtime. Brush, brush, brush! Then there is a book. Then there is a warm bed.
      D<yawn> {Name is} in bed. Aaah! That was a big yawn. Cats yawn at night. Dogs yawn at night too.
      D<yawn> Who has a yawn at night? {Name has} a big one. Aaah! A cat has a small one. A dog yawns in its bed.
      D<toes> {Name gets} into bed. In go the toes. In go the knees. Up goes the blanket. Now just a face looks out.
      D<toes> {his} toes are in bed. Wiggle, wiggle, wiggle! The toes get slow. Then they are still. The blanket is warm.
      D<early> It is dark, and {Name is} awake. The bed is warm. Hush! It is still night. Not yet, not yet.
      D<early> {Name is} awake in bed. Is it day? Not yet. The birds are still. Hush, hush.
      D<nap> By day there is some sleep too. {Name has} had lunch. Now it is time to lie down. Play stops for a bit. It is quiet, like bedtime.
      D<nap> Play, lunch, sleep, play. That is the day. {Name lies} down for a rest. It is short.
      D<out> Into bed goes {Name}. Pat, pat, pat! Out go the feet. Where are they off to? Back they go, to bed.
      D<out> One more drink! One more hug! Out of bed goes {Name}. Pat, pat, out. Pat, pat, back to bed.
      D<who> Who says night-night? {Name has} a wish. One reads fast. One reads slow. It is bedtime with both.
      D<who> It is bedtime for {Name}. Who comes? This one or that one? The bed is the same.
      D<pyjamas> It is bedtime. {Name is} bare. Run, run, run! In go the arms. Out come the hands.
      D<pyjamas> It is nearly bedtime. {Name has} two legs. In goes a leg. Out comes a foot. Hello, foot!
      P Some children like one book. Some like ten books. Grown-ups get tired after two.
      P Grown-ups like a hug at night. Then they like to sit down.
      P Friends are in bed now. Some like a song. Some like a hush.
      P Babies like a soft bed. Cats like a warm spot. Grown-ups like a pillow.
      P Birds tuck in their beaks. Dogs go round and round. Then they lie down.
      P<early> Grown-ups are in bed too. They sleep and sleep.
      P<early> Some birds get up first. Some sleep on.
      P<nap> Friends may sleep. They may just lie still.
      P<nap> Grown-ups like a rest as well. They put their feet up.
      P<out> Grown-ups wash cups at night. They sit down. It is dull.
      Q In bed, {Name} may feel ____.
      Q When the day ends, {Name} may feel ____.
      Q When play stops, {Name} may feel ____.
      Q<early> Awake in the dark, {Name} may feel ____.
      Q<early> With nobody else up, {Name} may feel ____.
      Q<nap> In the quiet rest, {Name} may feel ____.
      Q<nap> Lying down by day, {Name} may feel ____.
      H {helper} can read one book.
      H {helper} can sit by the bed.
      H {helper} can say night-night.
      H {helper} can pat the bed.
      H {helper} can hum a slow song.
      H<helper> {helper} can sing for {Name}.
      H<adult> {helper} can try {adult}.
      H<early> {helper} can say, "It is day!"
      H<early> {helper} can leave a book there.
      H<nap> {helper} can hum a bit.
      H<nap> {helper} can say what comes after.
      P<who> The other one can wait. That is okay.
      P<who> Both know where the blanket goes.
      Q<who> When this one comes, {Name} may feel ____.
      H<who> Both of them can say night-night.
      H<who> {helper} can say who comes today.
      T {he} can pick one book.
      T {he} can lie down and look around.
      T {he} can blow one long, slow breath.
      T {he} can say night-night to three toys.
      T {he} can stretch and then go soft.
      T<comforter> {he} can tuck in {comforter}.
      T<comforter> {he} can hug {comforter}.
      T<quiet> {he} can try {quiet} before bed.
      T<doing> {he} can try {doing} in bed.
      T<early> {he} can lie still and hum.
      T<early> {he} can look at a book in bed.
      T<nap> {he} can lie and look up.
      T<nap> {he} can make both legs soft.
      T<nap,comforter> {he} can rest with {comforter}.
      T<out> {he} can have one hug and go back.
      T<who> {he} can say who comes next time.
      T<pyjamas> {he} can pick the top.
      T<pyjamas> {he} can put one leg in.
      C<steps> {he} can say, "Brush, book, bed."
      C<yawn> {he} can say, "Aaah, night-night, cat."
      C<yawn> {he} can say, "Hello, big yawn."
      C<toes> {he} can say, "Night-night, toes."
      C<toes> {he} can say, "Toes, this is bed."
      C<topic> {he} can say, "Night-night, {topic}."
      C<early> {he} can say, "Not yet, not yet, day."
      C<early> {he} can say, "Hush, hush, warm bed."
      C<nap> {he} can say, "Rest, and then play."
      C<nap> {he} can say, "Bye-bye, toys. Back soon."
      C<out> {he} can say, "Pat, pat, back to bed."
      C<out> {he} can say, "Feet, this is bed."
      C<who> {he} can say, "You now, and you next."
      C<pyjamas> {he} can say, "In go the arms."
      C<pyjamas> {he} can say, "Hello, foot."
      A<steps> Brush, brush, brush. The book is shut. The bed is warm. Night-night, day.
      A<yawn> The cat is in a ball. The dog is in bed. Here is one more yawn. Aaah!
      A<yawn> Night is for cats. Night is for dogs. Night is for children too. Aaah, one more yawn.
      A<toes> The toes are warm. The toes are still. The bed holds the toes. Night-night, {Name}.
      A<toes> The bed holds the toes. It holds all of {Name}. Soon the sun comes back. Then toes can wiggle.
      A<early> Hush, hush. The bed is warm. Then the light comes. Hello, day!
      A<early> Not yet, not yet. Now it is day. Night is done. Good morning, {Name}.
      A<nap> The rest is done. Up, up, up! There was sleep, or none. The toys are still there.
      A<nap> Play, lunch, rest. Now it is play again. The bed gets a rest too. Hello, toys!
      A<out> Pat, pat, back. The feet are in bed. The blanket goes up. Night-night, feet.
      A<out> The feet know the way. Out and in. Now they are in. Bed is warm for feet.
      A<who> Night-night from this one. Next time, from that one. The bed is the same. So is the hug.
      A<who> One said night-night. The bed is warm. There is a kiss for the other one. Good night!
      A<pyjamas> The arms are in. The legs are in. Bed is warm now. Night-night, foot.
      A<pyjamas> In, in, in. Now it is soft all round. The run is done. Bedtime is here.
      D<wake> It is night. {Name} wakes up. It is dark, and it is still. The bed is warm. Hush, the night goes on.
      P<wake> Grown-ups wake up too. They turn round.
      P<wake> All people sleep in bits.
      Q<wake> In the night, {Name} may feel ____.
      H<wake> {helper} can say, "I am near."
      H<wake> {helper} can tuck {him} in.
      T<wake> {he} can turn round in bed.
      T<wake> {he} can hug a soft thing.
      C<wake> {he} can say, "Still night. Hush, bed."
      A<wake> Hush, a bit more night. The bed is warm. Sleep comes back. Then it is day. Hello!
      D<napwake> Good morning, nap. {Name} has one eye open. The bed is here. It is bright. A head wakes up slow.
      D<napwake> Up comes {Name}, out of a deep nap. The bed is warm. The room is loud. All of it is too quick.
      P<napwake> Some wake up and laugh. Some wake up and cry.
      P<napwake> Grown-ups want a cup first, and no talk.
      Q<napwake> After a nap, {Name} may feel ____.
      H<napwake> {helper} can sit with no talk.
      H<napwake> {helper} can bring a drink.
      T<napwake> {he} can lie a bit more.
      T<napwake> {he} can have a lap.
      C<napwake> {he} can say, "Slow, slow, here I am."
      A<napwake> One eye, two eyes. Sip, sip. The nap is gone. The bed has a rest now. Hello, day.
      A<napwake> First cross, then a lap, then a sip. The day comes back bit by bit. There it is. Bye-bye, bed.
    `),
    '4-5': script(`
      D<steps> In the evening, {his} bedtime comes in three steps. Step one is teeth. Step two is a book. Step three is bed. A body learns that row and gets sleepy by step three.
      D<yawn> Sometimes {Name gets} into bed and a yawn comes. The mouth goes wide, and the eyes go wet. When one person yawns, others often yawn too. Dogs may do it as well. It can even happen in a book about bed.
      D<yawn> Some yawns are big, and some are small. At bedtime {Name} may have one of each. Out comes the first yawn, and it makes a sound. Then someone else yawns too. Nobody knows how it gets from face to face.
      D<baker> While {Name is} in bed, some people are at work. The baker gets up in the night. Flour and water go in a big bowl. The bread goes in the oven. In the morning it is still warm.
      D<baker> The shops are shut, and {Name is} in bed. One light is on, and that is the baker. The baker makes bread at night. Bread gets big when it has a rest. The baker sleeps in the day.
      D<early> Sometimes {Name wakes} up and it is still night. The street is dark, and the birds are not singing yet. A body that wakes early thinks that it is day. It is hard to tell from inside a bed. A clock or a light can tell it better.
      D<early> Before the sun comes up, {Name} may be awake in bed. It is quiet then. Cups stand on the shelf, and shoes stand by the door. They are all waiting for the day. The day takes its time.
      D<nap> In the middle of the day there is a rest. {Name} may not be sleepy at all. Play is much more fun, and it is hard to stop. But arms and legs have worked since breakfast. They can have a rest while the head looks at the ceiling.
      D<nap> After lunch, it gets quiet for a while. Curtains are shut, and shoes stand by the wall. It is time for {Name} to rest, with sleep or with none. A rest has an end. After it, play goes on.
      D<out> {Name is} in bed, and there are sounds out there. Somebody talks, and a cup clinks. It may be a party. So the feet go and look. It is just grown-ups and a cup. Then comes the way back to bed.
      D<out> Between {his} bed and the others there are some steps. Feet can go them in the dark. They go for a drink, or for one more hug. Each time they walk back too. It is a lot of steps for one evening.
      D<who> At bedtime {Name} may want {asked} and not {instead}. One may do funny voices. One may know a song. Tonight it is the one who is here. A wish like that is okay. It may even be loud.
      D<who> Goodnight can come from more than one person. {Name} may want {asked} and not {instead} at bedtime. The other way is different, not wrong. The book has the same pages in it. Even the bear is the same.
      D<sun> The sun and the clock do not match each day. On some evenings {Name goes} to bed, and it is still light. Birds sing, and somebody laughs in the street. It looks like day. But a body needs the night, because the day was long.
      D<sun> A body has a clock in it. {Name} cannot see it, but it is there. Light and late nights can push it. Then bedtime comes, and the body says, "Not yet!" In a few days it finds its way back.
      D<elder> In one home there can be two bedtimes. {Name goes} to bed first, and {older} stays up. Out there is light, and here is a pillow. It does not look fair from bed. Small bodies grow at night, so they need more sleep.
      D<elder> In bed, {Name} may hear that {older} is still up. What do they do out there? They do homework, or they pack a bag. It is less fun than it sounds.
      D<pyjamas> Before bed, clothes come off, and skin can feel the air. {Name} may want to run about like that. It is fast and light. Then come the pyjamas, with three holes and one head. They keep a body warm in bed when the blanket slips off.
      D<pyjamas> Pyjamas have holes for arms and legs. At bedtime {Name} may want none of them. Some are soft, and some scratch at the neck. Bare feet are fine. A body just likes to be warm at night.
      P Grown-ups like the quiet after bedtime. They wash cups, and they sit down. It is not much of a party.
      P Some children go to sleep fast. Some lie there for a long time. Both of them get some rest.
      P Friends have a bedtime too. One may want a song, and one may want a drink. Nearly all of them want one more book.
      P Teddy bears can stay awake all night. People cannot. They get cross and bump into things when they are tired.
      P Dogs turn round and round before they lie down. Birds put a beak under a wing. People brush their teeth and read.
      P<early> Grown-ups need the last bit of the night. With it, they are kinder at breakfast.
      P<early> Some people wake up early, and some wake up late. Most of them would like a bit more sleep.
      P<nap> Some children sleep at once. Some lie awake and hum. Nobody can go to sleep on purpose.
      P<nap> Grown-ups often wish that somebody would send them for a rest. It does not happen a lot.
      P<out> What grown-ups do at night is not a secret. They fold socks, and they look for a pen. It is not worth a walk.
      P<out> Being the first to go to bed can seem unfair. In a family, the smallest are mostly first.
      P<who> The one who was not picked may be sad for a bit. It is not bad to have a wish. Big people can wait for their turn too.
      Q<who> When this one comes and not that one, {Name} may feel ____.
      P<who> Each grown-up reads in another voice. The bear in the book does not mind.
      P<sun> Birds do not have a bedtime on the wall. They sing until it gets dark. Then they sleep less in summer.
      P<sun> Grown-ups get mixed up too. They say, "Is it so late?" and look at the clock again.
      Q When it is time for bed, {Name} may feel ____.
      Q When play stops for the night, {Name} may feel ____.
      Q In a quiet bed, {Name} may feel ____.
      Q<early> When it is still dark outside, {Name} may feel ____.
      Q<early> Awake before the others, {Name} may feel ____.
      Q<nap> When the others lie down, {Name} may feel ____.
      Q<nap> Lying still in the day, {Name} may feel ____.
      H {helper} can sit by the bed for one song.
      H {helper} can read one book and say good night.
      H {helper} can come back and look in. ~ It helps to know that.
      H {helper} can say when five minutes are left. ~ Then the end is not a surprise.
      H {helper} can hum the same song each night. ~ Ears know it after a while.
      H {helper} can put the day's clothes away. ~ Then the day is done.
      H<helper> {helper} can tell one good thing from the day.
      H<adult> {helper} can help by {adult}.
      H<early> {helper} can set a light for the morning. ~ It helps to see when it is day.
      H<early> {helper} can put two books by the bed. ~ They are for the quiet time.
      H<nap> {helper} can say how long the rest is. ~ Then it has an end.
      H<nap> {helper} can sit near for the first bit. ~ It helps to have someone close.
      H<out> {helper} can give one more hug, and then bed. ~ One is easy to count.
      H<out> {helper} can look in after five minutes. ~ Then the feet can stay where they are.
      H<who> {helper} can say early who does bedtime tonight. ~ Then it is no surprise.
      H<who> {helper} can ask what comes next. ~ {Name} knows the steps best.
      H<sun> {helper} can shut the curtain. ~ It helps a room to look like night.
      H<sun> {helper} can do the same steps as on other evenings. ~ The body knows them.
      H<elder> {helper} can keep ten minutes for just {Name} before bed. ~ That is a time nobody else has.
      H<pyjamas> {helper} can count while {Name runs} three rounds. ~ After that come the pyjamas.
      H<pyjamas> {helper} can warm them up a little first. ~ Warm cloth is nice to get into.
      T {he} can pick the book for tonight.
      T {he} can put one toy to bed first.
      T {he} can have a drink before bed. ~ Then that job is done.
      T {he} can stretch like a cat and then go floppy.
      T {he} can say good night to three things.
      T<comforter> {he} can tuck {comforter} in first.
      T<comforter> {he} can whisper good night to {comforter}.
      T<quiet> {he} can spend some time {quiet} before bed.
      T<doing> {he} can try {doing} in bed.
      T<early> {he} can lie and listen for the first bird.
      T<early> {he} can look at a book in bed until it is day.
      T<nap> {he} can lie down and tell a story in thoughts.
      T<nap> {he} can make one arm heavy, and then the other.
      T<nap,comforter> {he} can keep {comforter} close for the rest.
      T<out> {he} can have a drink and a hug before goodnight.
      T<out> {he} can save one thing to say for breakfast.
      T<who> {he} can show how the song goes. ~ Then two people know it.
      T<who> {he} can send a goodnight kiss to the other one.
      T<sun> {he} can help to make the room dark.
      T<sun> {he} can lie down and give the body some time.
      T<elder> {he} can pick one thing for bedtime. ~ That is not shared with anyone.
      T<pyjamas> {he} can pick one of two tops.
      T<pyjamas> {he} can say where it scratches.
      C<steps> {he} can think, "One, two, three, and I am in bed."
      C<steps> {he} can say, "Teeth, book, bed."
      C<yawn> {he} can whisper, "There goes one more yawn."
      C<baker> {he} can think, "The baker is up, so I can rest."
      C<baker> {he} can say, "Good night, me, and good morning, baker."
      C<topic> {he} can whisper, "Good night, all the {topic}."
      C<early> {he} can think, "It is still night, so I can rest."
      C<early> {he} can whisper, "Not yet, sun. I can wait."
      C<nap> {he} can think, "First rest, then play."
      C<nap> {he} can think, "My legs rest, and I look around."
      C<out> {he} can think, "They are just folding socks."
      C<out> {he} can whisper, "Feet, you can stay in."
      C<who> {he} can think, "Tonight you, another night you."
      C<who> {he} can say, "I miss the other way, and this is okay."
      C<sun> {he} can think, "The sun is late, and I am in bed."
      C<sun> {he} can say, "Body, this is bedtime."
      C<elder> {he} can think, "My night is longer, and so is my morning."
      C<elder> {he} can say, "Good night, big ones."
      C<pyjamas> {he} can say, "Three rounds, and then the arms."
      C<pyjamas> {he} can think, "Which hole is for my head?"
      A<steps> Step one is done, and step two is done. That leaves just the bed. It is warm, and it is the right size. Nobody needs to do a step four.
      A<yawn> The first yawn went from mouth to mouth. Maybe it is still on its way. {Name is} in bed now. After the last yawn comes the quiet part.
      A<yawn> Nobody can make a yawn come. It is the same with sleep. A bed is a good place to wait. Here is one more yawn.
      A<baker> The night is long, and the bread gets big. The baker works, and {Name is} in bed. In the morning both of them will be done. One of them may like some toast.
      A<baker> The baker has a light on. The bread is resting, and so are a lot of children. Beds are for that. When the sun is up, it will smell of bread.
      A<early> The first bird sings, and then there are two. Now it is light behind the curtain. The night is over, and the cups can come down. Good morning, shoes.
      A<early> A warm bed is good for a body, even with open eyes. Then the light comes on, and it is day. The cups come down from the shelf. The night is done.
      A<nap> Then the curtains open, and it is bright. Some have slept, and some have looked at the ceiling. Both of them have had a rest. The toys are where they were. Sleep can come at night.
      A<nap> A rest comes to an end all by itself. The shoes go on again. With sleep or with none, the legs are new. Now there is a whole afternoon.
      A<out> The feet are back under the blanket. Out there, a cup clinks. It is the same cup as before. Nothing will start without {Name}, because it is night.
      A<out> At the end of the evening the feet are tired too. They know each step to the door. Now they lie in bed, next to each other. The steps will be there tomorrow.
      A<who> The book is shut, and the voice was a new one. It was still the same book. Another night, the other one comes. The bed is warm with both.
      A<who> Now two grown-ups know where the bear goes at bedtime. It can be on the left, or it can be upside down. {Name} knows both ways to say goodnight.
      A<sun> The sun goes down later, without any help. Behind the curtain it is nearly dark. The body finds its bedtime, a bit more each day. Good night, late sun.
      A<sun> Bedtime is when the day has been long enough. It is so with sun and with stars. The birds stop in the end. In bed it is quiet now.
      A<elder> The bigger one goes to bed too, a bit later. In the dark all the pillows look the same. Bedtime has come to everybody. One night was longer, and that is all.
      A<elder> There is light under the door, and then there is none. Now everyone is in bed. Growing goes on in the dark, and it makes no noise.
      A<pyjamas> The head came out of the right hole. The arms are in, and the feet are free. It was a good run. Now the bed gets somebody warm.
      A<pyjamas> Somewhere in the pyjamas there is a whole child. It is bedtime, and both feet stick out. When the blanket slips off, it will still be warm. Good night, feet.
      D<wake> A night is long, and it has pieces. After each piece of sleep, {Name} may wake for a bit. It is dark, and the home is still. Then the next piece of sleep can come.
      P<wake> All people wake up in the night. Most of them turn round and do not know it next day.
      P<wake> Grown-ups at night are slow and warm. They need their pieces of sleep too.
      Q<wake> Awake in the night, {Name} may feel ____.
      H<wake> {helper} can take {him} back to bed with few words.
      H<wake> {helper} can say at bedtime how the night goes. ~ Then it is no surprise.
      T<wake> {he} can turn round and find the cool side.
      T<wake> {he} can hold on to something soft and wait.
      C<wake> {he} can think, "That was one piece. Here comes the next."
      A<wake> One piece of night, and one more, and then it gets light. Some wakes are short, and some are long. The bed kept warm all night. In the morning there is a hello for each.
      D<napwake> Sleep can be deep in the daytime, too. After a nap {Name} may be awake all at once. The light is bright, and the room is full of talk. Eyes open first, and a head needs more time. So the first minutes can be cross ones.
      P<napwake> Some people wake up all at once. Others need a lap and no words.
      P<napwake> Grown-ups know it from the morning. They call it coffee.
      Q<napwake> Just after a nap, {Name} may feel ____.
      H<napwake> {helper} can sit near and wait with the talking.
      H<napwake> {helper} can let in a bit of light first.
      T<napwake> {he} can stay under the blanket for one song.
      T<napwake> {he} can have a drink, and no words yet.
      C<napwake> {he} can think, "Eyes first, and then the rest of me."
      A<napwake> The blanket slips down, and a foot comes out. Then comes the other one. The cross bit went away by itself, as it does. Now there is a whole afternoon in front of the bed.
    `),
    '6-7': script(`
      D<baker> When {Name goes} to bed, some people are just getting up. A baker is one of them. At three in the morning, the baker switches on the oven. Nurses and bus drivers are awake too. They work at night so that things are ready by day. Later they close the curtains and sleep.
      D<baker> Somebody is awake while {Name is} in bed. It is the baker, with flour up to both elbows. Bread takes hours, because the dough needs time to rise. Nobody can hurry it. So the baker works at night, and the bread is there for breakfast. After that, it is bedtime for the baker.
      D<sort> A whole day goes into {his} head before bedtime. There are faces, words, games and maybe a new song. At night the body lies still, but the brain is busy. It keeps what seems important, and it lets a lot go. That is one reason why a hard thing can be easier the next day. The brain does this job best in sleep.
      D<toes> At bedtime {his} body slows down, one part after another. The toes and the legs lie still first. Then the heart beats a little slower. The breath gets slower too, and the skin gets warm. Thoughts are usually last. They may still be busy with the afternoon.
      D<toes> Falling asleep begins at the edges. In bed, {his} toes may be the first to get warm and heavy. After them come the legs, the back and the arms. The thoughts come last, because there are so many of them. No part needs to hurry. A body has done this every night so far.
      D<early> At five in the morning, a house sounds different. If {Name wakes} up then, the night is not over yet. By then everybody's sleep is thin. A bird or a bin lorry is enough to end it. The body says, "Day!" The clock says something else.
      D<early> The last part of the night is the lightest. Sleep is thin then, and {Name} may be wide awake before it is day. Outside, one bird tries a few notes. A cat comes home. Everyone else is still in bed.
      D<out> The way from {his} bed to the others is short. On some evenings it gets walked a lot. First it is a drink, then a question, then one more thing. Each thing is true. The strange part is that they only turn up after goodnight.
      D<out> From bed, {Name} can hear that the evening goes on. There are voices, plates and a door. It is hard to lie still when something may be happening. So the feet go and check. They find two tired people and a basket of socks.
      D<who> Two people can put the same child to bed in two ways. {Name} may want {asked} and not {instead}. It may be the voice, or the song, or just a habit. Bodies like what they know when they are tired. A new way at bedtime can seem wrong, even when it is fine.
      D<who> Wanting one person at bedtime is common. {Name} may want {asked} and not {instead}. In the evening people are tired, and tired people like things as they were. Then somebody else comes with the book. The page is the same, and the voice is not.
      D<sun> In the head there is a clock, and light sets it. After bright evenings, or some odd days, {his} inner clock may be late. Then bedtime comes and the body does not believe it. It is not being silly. It is only set to another time.
      D<sun> The sun does not know when bedtime is. In summer it stays up, and in winter it goes early. {Name has} the same bed in both. What bodies need at night does not change much with the sun. A wall clock says when, and the clock in the head catches up.
      D<elder> At home {older} may stay up when {Name goes} to bed. It is the same evening with two ends. From bed, the longer end sounds like the good one. Sleep is not shared out by who is nicer. Younger bodies need an hour or so more.
      D<elder> Bedtimes are a bit like shoe sizes. {Name has} one, and {older} has another. It goes by age and not by who deserves it. In a few years the number will change. For now the shorter evening is the one that fits.
      P Grown-ups get tired in the evening too. Their voices may sound short when it gets late. That is only tiredness, and it is not about {Name}.
      P Some children are asleep in five minutes. Others lie there and think about everything. Their bodies are resting all the same.
      P Other children may say that they stay up much later. Some do, and some only like to say it. Bodies need different amounts of sleep, and nearly everybody needs a lot.
      P After bedtime, grown-ups mostly tidy up and sit down. They may fold some socks and look for another. It sounds more interesting from bed than it is.
      P Animals get ready for the night as well. A dog turns round three times, and a hen checks her spot. Nobody knows just why, but they do it every night.
      P<early> Grown-ups miss an hour of sleep all day long. They yawn at traffic lights and put the milk in the wrong place. It is not about anyone. They are tired.
      P<early> People who work early go to bed early too. They have made a deal with the clock. Most other people have not.
      P<out> Grown-ups hope for an hour with nobody asking for anything. They look cross at the sixth visit. It is the hour that they miss, and they still like the visitor.
      P<out> Many children get up again to see if the others are still there. They are. It is good to know, and it can also be known from bed.
      P<who> The other grown-up knows that it is a wish and no school mark. It can still sting. Grown-ups get over it by morning.
      Q<who> When the other voice reads, {Name} may feel ____.
      P<who> People learn a bedtime as they learn a dance. At first they step on a toe. After some evenings they know what comes next.
      P<sun> Near the North Pole, the summer sun does not set for weeks. Children there go to bed in full daylight. They have thick curtains, and they complain as well.
      P<sun> After a change, grown-ups are tired at the wrong times too. They drink more coffee. Most of them need some days for it.
      P<elder> Somebody older often does homework after the little ones are in bed. It is quiet then, and dull. They remember being sent up first.
      Q When the evening ends, {Name} may feel ____.
      Q In bed, when it gets quiet, {Name} may feel ____. It may be two feelings at the same time.
      Q When other people stay up, {Name} may feel ____. Any word can go there.
      Q<early> Wide awake before everyone else, {Name} may feel ____. It may be a good word or a bored one.
      Q<early> When the clock says it is still night, {Name} may feel ____.
      H {helper} can say when ten minutes are left. ~ It helps when an end is no surprise.
      H {helper} can look in after a while. ~ It helps to know that someone is coming.
      H {helper} can ask for one good thing and one hard thing. ~ Then those two are already told.
      H {helper} can turn the lights lower, one after the other. ~ A darker home tells a body that it is late.
      H {helper} can stay for the length of one song. ~ A song has an end that everybody knows.
      H<helper> {helper} can read one chapter and stop at a good place. ~ The book keeps the rest until tomorrow.
      H<adult> {helper} can help by {adult}. ~ Things that worked once often work again.
      H<early> {helper} can agree on a time with {Name} when the day begins. ~ A clock or a light can show it.
      H<early> {helper} can make the room darker, because early light wakes people up. ~ A thick curtain helps.
      H<out> {helper} can give one ticket for one visit. ~ When it has been used, the rest waits until breakfast.
      H<out> {helper} can come and look in after ten minutes. ~ Then nobody needs to come and check.
      H<who> {helper} can say in the morning who does bedtime that day. ~ A plan helps, even when it is not the first choice.
      H<who> {helper} can ask {Name} what comes next, and do it like that. ~ The one who knows the steps can teach them.
      H<sun> {helper} can make it dim and quiet an hour before. ~ The clock in the head looks out for that.
      H<sun> {helper} can open the curtains early in the morning. ~ Morning light sets the clock earlier.
      H<elder> {helper} can keep some time before bed for just {Name}. ~ Then bedtime has something of its own.
      T {he} can put out the clothes for tomorrow before bed. ~ Then the morning is partly done.
      T {he} can breathe out slowly, five times. ~ A slow breath slows the heart as well.
      T {he} can choose the order of the evening and draw it on paper. ~ A plan on paper is easy to follow.
      T {he} can say good night to five things, from the feet up. ~ By the last one it is often quiet.
      T {he} can squeeze both feet and let them go, then both hands. ~ After a squeeze, muscles get soft.
      T<comforter> {he} can hold {comforter} and lie still for a while. ~ That is a kind of rest.
      T<quiet> {he} can spend the last part of the evening {quiet}. ~ Quiet things make a head quieter too.
      T<doing> {he} can try {doing} in bed. ~ It has helped before.
      T<early> {he} can stay in bed and rest with a book or quiet thoughts. ~ Resting is good for a body too.
      T<early> {he} can lie still and count the sounds outside. ~ A few are early, and the rest come later.
      T<out> {he} can put the drink, the wee and the last question before goodnight. ~ Then the list is done.
      T<out> {he} can draw the thing that cannot wait, and show it at breakfast. ~ Paper can wait.
      T<who> {he} can teach the other person one part of it, such as the song. ~ Then it lives in two heads.
      T<who> {he} can write a note to the one who is not there tonight. ~ It can be read later.
      T<sun> {he} can get some daylight soon after getting up. ~ It helps the body to be sleepy at night.
      T<sun> {he} can lie in bed and rest, sleepy or not. ~ The body learns what time that is.
      T<elder> {he} can choose one good thing for bedtime, such as the book. ~ That part is up to {him}.
      C<baker> {he} can think, "The baker has the night, and I have the bed."
      C<baker> When sleep is slow, {he} can think, "Bread takes hours too."
      C<sort> {he} can think, "My brain has work to do, so I can lie still."
      C<toes> {he} can think, "Toes first, thoughts last."
      C<toes> {he} can whisper, "Legs are done, now the arms."
      C<topic> With eyes shut, {he} can think about {topic} and say, "Good night, all."
      C<early> {he} can think, "My body says day, and the clock says night."
      C<early> {he} can think, "This is the thin end of the night."
      C<out> {he} can think, "They are still there, and I can stay here."
      C<out> {he} can think, "That one is for breakfast."
      C<who> {he} can think, "Another voice, and the same goodnight."
      C<who> {he} can say, "I wanted the other way. You can try."
      C<sun> {he} can think, "My inner clock is late. It will catch up."
      C<sun> {he} can think, "The sun can stay up. I have a bed."
      C<elder> {he} can think, "My bedtime is my size."
      C<elder> {he} can think, "The light out there is only homework."
      A<baker> In the oven the bread is getting brown. The baker has the whole night for that. {Name has} another job, and it is done lying down. In the morning, somebody will be hungry.
      A<baker> Some people work at night, and most people sleep. Bread rises slowly, and sleep comes slowly on some evenings. Neither of them gets faster when people watch. At breakfast the baker is just going to bed.
      A<sort> Tomorrow, part of today will still be in {his} head. The brain decides which part, and sometimes it makes odd choices. It may keep a song and lose a sock. For all that sorting, it only needs a bed and a night.
      A<toes> First the toes, then the legs, and last of all the thoughts. Some nights that takes a long time, and nobody can hurry it. Lying still is already rest. The bed holds every part of {Name}, down to the smallest toe.
      A<toes> On some evenings the thoughts are late. The toes are already there, warm at the end of the bed. They can wait for the others. Night is long enough for all of them.
      A<early> The light comes slowly, without anybody pulling it. Then there are doors, taps and a kettle. The night is over at last, and the bird has had its hour. Sometimes sleep came back for a bit. Sometimes it did not, and the bed was warm.
      A<early> Then the clock and the body say the same thing, and it is day. Somebody puts the kettle on. Lying still in the dark was a rest too. Tomorrow night will be a new one.
      A<out> Out there somebody folds one sock after another. Nothing else has happened all evening. Bed is warm, and the way to the others is as short as before. It will be there in the morning.
      A<out> The last question of the day is still a good one at breakfast. The drink was a good idea, and one was enough. Now the bed has somebody in it, and the steps have a rest. Good night, steps.
      A<who> The book ended where it ends, with either voice. It is fine to like one way and to sleep after the other. Tomorrow it may be the other person's turn. The bed keeps out of it.
      A<who> Goodnight can be said in two ways, and both mean the same. Some evenings bring the one that was wished for. The others bring somebody who is still learning the song. Both sit on the edge of the bed.
      A<sun> The clock in the head moves a little each day. Some evenings it still says the wrong time. Then one evening a yawn comes before goodnight. Nobody saw the clock move.
      A<sun> Behind the curtain the sun is still busy. On this side of it there is a bed, and it is evening enough. The birds will stop soon. They get up early.
      A<elder> An hour later, the older one goes to bed as well. The house has got to the end of its evening. Nothing was won or lost by anyone. In the morning they all look for their socks.
      A<elder> Bedtimes change with birthdays, a little at a time. Today's one fits today's body. The evening out there is over soon. It was mostly about who does the dishes.
      D<wake> Nobody sleeps through a night in one go. {Name} may know that, because a night has rounds. Between two rounds of sleep the brain comes up and looks about. It is dark then, and the home is still. If all is as it was at bedtime, sleep mostly comes back.
      P<wake> Grown-ups wake up four or five times in a night. They turn over and forget it.
      P<wake> At night a small thought can look large. Brains that are half asleep are bad at measuring.
      Q<wake> In the middle of the night, {Name} may feel ____.
      H<wake> {helper} can bring {him} back and keep it short and kind. ~ Long talks are for daytime.
      H<wake> {helper} can agree on what happens at night, at supper. ~ Plans made by day are better.
      T<wake> {he} can turn the pillow to the cool side. ~ It is a sign for the next round.
      T<wake> {he} can tell a night thought that it may come again at breakfast. ~ Few of them do.
      C<wake> {he} can think, "One round is over. The next one comes."
      A<wake> A night has five rounds or so. In the morning they count as one. Some nights have a long gap in them, and the bed does not mind. It is warm when the day comes.
      D<others> In a class there are as many bedtimes as children. {Name} may have heard of one that is very late. Late bedtimes get told, and early ones are kept quiet. So it sounds as if everybody was up. Sleep does not know what others do, it just knows its own body.
      P<others> Some who stay up late tell it at school. They do not tell how the morning was.
      P<others> Parents ask each other as well. Most of them say the same thing: too late.
      Q<others> Lying in bed and thinking of the others, {Name} may feel ____.
      H<others> {helper} can say how the time was chosen. ~ A reason is easier than a number.
      H<others> {helper} can give five minutes more on a free day.
      T<others> {he} can have a lamp and a book for the last ten minutes.
      T<others> {he} can ask three friends in the morning, and count.
      C<others> {he} can think, "My body, my bedtime."
      A<others> Somewhere somebody is still up and would rather be in bed. Nobody can see that from here. The pillow is warm by now, and sleep comes in by itself. Tomorrow is just as long for all.
    `),
    '8-10': script(`
      D<excuse> Around bedtime, {Name} may have noticed, people suddenly become thirsty. They also remember a question, an itch and something that happened on Tuesday. Most of this is true, because noise covers a lot of small things by day. In a quiet bed they can be noticed at last. There is another reason as well. Stopping is harder than going on, even for somebody who is tired.
      D<excuse> "One more glass of water" may be the most common sentence in the world after eight o'clock. {Name} may know some of the others that belong to bedtime. There is one more page, one more question, and a sound that needs to be looked into. Nobody invents these to be annoying. A day that was interesting is not easy to leave. A body can be tired while the head is still collecting reasons.
      D<sort> In a single day {his} brain takes in far more than it can keep. Most of the sorting happens at night, in bed. While the body lies still, the brain plays parts of the day again and makes some memories stronger. Other things are allowed to fade, such as the number of stairs at school. This is why a tune or a trick that was difficult in the evening is sometimes easier the next day. From outside, it looks as if nothing is happening.
      D<sort> By bedtime {his} head holds a whole day, with its corridors, its jokes and half a song. Sorting it takes the brain a good part of the night. It goes through the day in short pieces, several times over, and decides what will be wanted again. A new word or a good goal is likely to be kept. What there was for lunch three weeks ago is not.
      D<sort> A tune or a trick that {Name} could not do in the evening may work the next day. Researchers had people practise a pattern with their fingers and try it again after a night in bed. It had become faster, although nobody had practised in between. The brain had gone on by itself. It is one of the few kinds of work that get done lying down.
      D<shift> At the time when {Name goes} to bed, another group of people is getting ready for work. The baker heats the ovens at about three. Nurses, bus drivers and people who repair roads are awake as well. Their bodies would rather be asleep, because human beings are made for daylight. So they hang up thick curtains and go to bed after breakfast. A town at night is a place where somebody is looking after things.
      D<shift> A town is not empty at night, although it may seem so from {his} bed. Ovens are being heated for tomorrow's bread. A nurse is walking along a corridor in quiet shoes. Somebody is driving an almost empty bus, and somebody else is cleaning one. All of them will go to bed when the alarm clocks of other people ring. They may have pasta for breakfast.
      D<shift> Some people are known only by what they leave behind. There are fresh rolls at seven, a clean corridor and a mended road. All that was done while {Name} lay in bed, by bakers, cleaners and people in orange jackets. Night work is hard on a body, and it takes days to get used to. Most of them say that they miss an ordinary evening. They see other people's lights go out.
      D<sun> The brain keeps its own time, and it takes its orders from light. A holiday, a bright summer evening or a change of the clocks is enough to confuse it. Then it is bedtime for {Name}, and a part of the brain insists that the evening has just begun. This can be felt in every limb. It is neither imagination nor stubbornness, only a clock that has been set to another time.
      D<sun> It seems unreasonable to go to bed while people outside are playing football. On light evenings or after a holiday, {Name} may lie there wide awake. The clock in a brain is set by light, and by when people get up. It can be moved, but only by an hour or so a day. A clock on the wall has no such trouble.
      D<elder> Few things look as unfair as a strip of light under the door. On one side, {Name has} been sent to bed, and on the other {older} may stay up. The reason is biology and not merit. A younger body needs an hour or so more of sleep, for growing and for sorting the day. It does not sound like much of a comfort from the dark side of the door.
      D<elder> There are two bedtimes in many homes, and {Name has} the earlier one. The later one has a good reputation, mainly among those who have not tried it. It is used for homework, for a packed lunch and for being told to put the phone away. Nobody puts on a film as soon as the younger ones are in bed. From bed, though, every sound is suspicious.
      P Adults in the evening are often less patient than they were at noon. They have been making decisions all day, and most of them are tired. When they say that it is late, they are partly talking about themselves. They may even be jealous of anyone who is allowed to lie down.
      P Some people in every class say that they stay up until midnight. A few of them do. Others would like it to be true. Teachers can usually tell by looking, at about ten in the morning.
      P People think about the end of the day in different ways. For some it is a relief, and others find it a pity. Many adults needed to be called three times when they were eight. It is possible that they have forgotten this.
      P Brothers, sisters, cousins and friends often have another bedtime. It is easy to suppose that they got the better deal. Older people who may stay up are often looking at the clock and thinking about bed. Parents know this, because they do it too.
      P Athletes talk about sleep more than about shoes. Their trainers make them go to bed at the same hour, because tired legs are slow. Many of them complain about it, and then they go.
      P<sun> Adults know the state after a change of the clocks and talk about it for a week. They are an hour out and behave as if it were ten. So a child who is not tired at bedtime is in good company.
      P<sun> In the far north there are weeks without a sunset. People there hang up black curtains and go to bed by the clock. They say that the hardest part is leaving a sunny garden.
      P<elder> Older brothers, sisters and cousins enjoy being allowed to stay up, mostly because somebody else is not. After half an hour they are bored. They would not admit that for any money.
      Q When the evening ends, {Name} might feel ____. It may change between the first yawn and the last.
      Q In a quiet bed, {Name} might notice ____. It may be in the legs, the stomach or the thoughts.
      Q When other people are still up, {Name} might feel ____. More than one word is possible.
      H {helper} can give a warning ten minutes before the end. ~ Stopping is easier when it is no surprise.
      H {helper} can sit down for five minutes and listen to whatever is left of the day. ~ A question that has been asked is easier to leave alone.
      H {helper} can plan the evening with {Name} at the weekend, when nobody is tired. ~ A plan made in daylight is usually better.
      H {helper} can dim the lamps an hour before, for everybody. ~ Eyes pass the message on to the rest of the body.
      H {helper} can leave a note on the pillow for whatever did not fit into the day. ~ It can be answered in the morning.
      H<helper> {helper} can read aloud, even to people who read well by themselves. ~ A voice is easier to follow than a page.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      H<sun> {helper} can turn the lamps down early and keep the steps of the evening the same. ~ It is a message that the brain understands.
      H<sun> {helper} can let light in early in the morning. ~ That moves an inner clock more than going to bed early does.
      H<elder> {helper} can say from which birthday the time will change. ~ A date is easier to accept than "when you are older".
      T {he} can write the leftover questions on a piece of paper by the bed. ~ Paper stays awake, so nobody else needs to.
      T {he} can try breathing out slowly while counting the breaths up to twenty, and then start again. ~ Counting is just boring enough.
      T {he} can choose one thing that comes last every evening. ~ After a while the body takes it as a signal.
      T {he} can tense the muscles from the feet upwards and let each one go. ~ Few people get as far as the ears.
      T {he} can go through the way to school in thought, corner by corner. ~ A brain that walks slowly gets sleepy.
      T<comforter> {he} can keep {comforter} where it is easy to find with eyes closed. ~ Familiar things make a bed more comfortable.
      T<quiet> {he} can spend the last half hour {quiet}. ~ It gives a busy head a slower speed.
      T<doing> {he} can try {doing} in bed. ~ It has helped before, so there is no need to invent something new.
      T<sun> {he} can go outside for ten minutes soon after getting up. ~ Morning light pulls the inner clock back.
      T<sun> {he} can lie down at the agreed time and read until the eyes get heavy. ~ Rest counts, and sleep moves up a little each night.
      T<elder> {he} can ask on a calm afternoon whether one evening a week may be later. ~ Such questions do badly at nine at night.
      C<excuse> When another reason turns up, {he} can think, "That one goes on the list for tomorrow."
      C<excuse> {he} can say, "This is my last glass of water, and I mean it."
      C<sort> Lying still, {he} can think, "My brain is sorting, and I am not needed."
      C<shift> {he} can think, "Somebody is awake, and today it is not me."
      C<shift> With eyes closed, {he} can think, "The ovens are on, the bus is running."
      C<topic> With eyes closed, {he} can think, "As many {topic} as I can count, slowly."
      C<sun> {he} can think, "My clock is an hour out. It will be back by the end of the week."
      C<sun> {he} can think, "The sun keeps its hours, and I keep mine."
      C<elder> {he} can think, "It is an hour, and it is mostly homework."
      C<elder> {he} can think, "Biology, not merit."
      A<excuse> The thirst was real, and so was the question. Both will be there in the morning, usually a little smaller. Going to bed is not the end of anything interesting. It is only the place where today stops collecting.
      A<excuse> Every evening has a last glass of water, although it is sometimes hard to say which one it was. Being tired and wanting to stay up can both be true. The bed is there for both. Tomorrow will have questions of its own.
      A<sort> In the morning nobody can say exactly what was kept. It may be a goal, a joke, or the way to spell "necessary". {Name} will have done nothing for it except lie in a bed. It is one of the few jobs that work better without effort.
      A<shift> When other people's alarm clocks ring, the bread is ready. The people who were up all night are on the way to bed. They looked after the town, and now it is somebody else's turn. {Name} will be awake for that part.
      A<shift> On a night when sleep is slow, it can be good to know who else is awake. They are warm, they are busy, and they have tea. Nothing is needed from {Name} until the morning. Lying in bed is the quietest job in town.
      A<sun> By the end of the week, bedtime and tiredness usually meet again. Until then there is a bed, a book and a strip of light along the curtain. The football outside ends at some point too. The players go home, yawning.
      A<sun> A clock in a brain cannot be turned by hand. It can be shown the morning, and it can be given the same evening again and again. It gets the message within days. The sun has nothing against that.
      A<elder> The strip of light goes out in the end, and then the whole house is in bed. That was an hour later, and not much happened in it. With each birthday the difference gets smaller. It is one of the few kinds of unfairness that cure themselves.
      A<elder> By half past six in the morning, the early bedtime has turned into an advantage. Somebody older sits over a bowl and cannot speak. {Name} can, if that seems wise. Evenings are paid for at breakfast, by everybody.
      D<others> According to what is said at school, hardly anybody goes to bed before ten. {Name} may have brought this fact home. It has a weak point, which is that nobody has checked it. Late bedtimes get announced and early ones do not, so the average that people hear is an hour too high. Bodies of this age work best with nine to eleven hours of sleep, and they count from the morning backwards.
      P<others> A friend who may stay up may also be tired at breakfast, in maths and at football. That part seldom gets mentioned.
      P<others> Parents hear "everyone else" about as often as "in a minute". They would listen to a good reason with more interest.
      Q<others> At the moment when the others are said to be up, {Name} might feel ____.
      H<others> {helper} can explain how the time was worked out, and look at it again on the next birthday.
      H<others> {helper} can keep one later evening in the week for a film.
      T<others> {he} can count backwards from the alarm and see what comes out.
      T<others> {he} can ask for reading time after bedtime, which is a different thing from staying up.
      C<others> {he} can think, "They say ten. Nobody has checked."
      A<others> The light goes off at a time that belongs to one person and not to a class. Somewhere a friend is yawning over a screen and will call it fun tomorrow. The hours of sleep are the same for everyone, whoever talks about them. On the next birthday the number can be looked at again.
    `),
    '11+': script(`
      D<clock> Somewhere around this age, {his} evenings may begin to feel earlier than they used to. The clock on the wall is the same, but the clock inside the brain is moving. In puberty it shifts later, often by an hour or two, so sleep is simply not available at the old bedtime. This has been measured in many countries, and nobody chooses it. School, unfortunately, has not shifted at all. The gap between the two clocks is what people notice at seven in the morning.
      D<clock> There is a clock in {his} brain, smaller than a grain of rice, that decides when a body is ready for sleep. It takes its time from light. Bright light late in the evening tells it that the day is still going on, and daylight in the morning sets it earlier. During the years of puberty it runs late even without any help. An alarm set for half past six can therefore ring in the middle of the body's night. Being tired then is a matter of biology.
      D<morning> Some mornings begin before {Name does}. The alarm rings, the body gets out of bed, and the brain follows about half an hour later. Scientists call this state sleep inertia, and it affects nearly everybody. Thinking is slower, voices sound louder, and a simple question about breakfast can seem like too much. It is worst when the night has been short. Daylight and movement help it to pass, while arguing with it does not.
      D<thoughts> By day {Name is} usually busy enough to keep most thoughts at a distance. At eleven in the evening there is no more competition. The thoughts arrive in bed in no clear order, an unanswered message first, then a sentence from two years ago, then all of next week. They seem more convincing at night, because a tired brain is like a tired clerk, with a red stamp for every paper. In daylight many of them turn out to be quite small. Sleep is a difficult thing to fall into while sorting all that.
      D<thoughts> Lying in bed, {Name} may find that the day starts again, this time with comments. A sentence from two years ago gets examined, and so does the spelling of a message. Brains do this at night because the work of the day has stopped and the sorting begins. It is useful sorting, done by a tired clerk, who puts a red stamp on nearly everything. Most of the stamps are gone by daylight. It is easier to fall asleep when something else keeps the list, and paper will do.
      P Adults often believe that an early night is a matter of discipline. Many of them had the same late evenings at this age and have forgotten it. They may worry about tiredness and express it as a remark about phones.
      P Friends who write at midnight are often less awake than they seem. Some of them cannot sleep either, and it is easier to be awake in company. Few would admit to being tired, although most of them are.
      P Teachers in the first lesson can see who is awake, and it is usually a small number. Some of them have read the research and would gladly start later. The decision is seldom theirs.
      P Younger children in a family may think that staying up is a reward. Parents, who are free to stay up as long as they like, mostly dream of going to bed. It is one of the less expected facts about being an adult.
      P Pilots and nurses have legal limits on how long they may work without sleep. Somebody measured what happens to attention after a short night, and it was not flattering. Most adults have read about it, usually late in the evening.
      Q When it is late and sleep does not come, {Name} might feel ____. It is worth knowing whether that begins in the body or in the thoughts.
      Q On a tired morning, {Name} might notice ____. Irritation is a common word for it, and so is fog.
      Q At the point where the evening could end or go on, {Name} might feel ____. Two opposite answers are possible at once.
      H {helper} can talk about the evening plan at the weekend, when nobody is tired, and leave part of it for {Name} to decide. ~ Agreements made at midnight are seldom good ones.
      H {helper} can save remarks and questions for the second half hour of the morning. ~ They are more likely to get a civil answer.
      H {helper} can keep the last hour at home a little darker and quieter for everybody. ~ It is easier to stop when other people are stopping too.
      H {helper} can keep the weekend mornings free of early plans now and then. ~ Nobody can store sleep, although some of it can be caught up.
      H {helper} can say once what is worrying about the late nights, and then leave it. ~ One clear sentence is heard better than ten small ones.
      H<helper> {helper} can listen for ten minutes late in the evening without offering solutions. ~ Some subjects are only possible at that hour.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has worked before is a sensible place to start.
      T {he} can leave the phone to charge in the next room and use a plain alarm clock. ~ A phone within reach is an invitation, even when it is silent.
      T {he} can write tomorrow's list on paper before lying down, including the items that make no sense. ~ Many people fall asleep more easily after that.
      T {he} can open the curtains as soon as the alarm rings and stand in the light for a minute. ~ Morning light helps the body to be tired earlier at night.
      T {he} can tense and release one muscle after another, from the feet upwards. ~ It is dull, which is the point of it.
      T {he} can get up for ten minutes when sleep does not come, and read something slow in a low light. ~ A bed works best when it means sleep and not waiting.
      T<quiet> {he} can spend the last half hour {quiet}, by a low lamp. ~ It gives a busy brain a slower speed to copy.
      T<comforter> {he} can keep {comforter} in the bed, at any age. ~ Old things work without needing a reason.
      T<doing> {he} can try {doing} once the lamp is off. ~ What already works is worth keeping.
      C<clock> When sleep is not available yet, {he} can think, "This is my clock, not my character."
      C<clock> {he} can think, "Light in the morning, less light in the evening, and the clock does the rest."
      C<morning> On the way to the bathroom, {he} can think, "My brain is following in half an hour."
      C<thoughts> When the list gets long, {he} can think, "It is eleven o'clock, and everything looks bigger at eleven."
      C<thoughts> When another red stamp arrives, {he} can think, "The clerk is tired, and so am I."
      C<topic> With the lamp off, {he} can think, "Nothing but {topic} until I lose count."
      A<clock> No one can talk an inner clock into another position, but it does answer to light and to regular hours. Within some years it moves back by itself. Until then, an evening that ends at roughly the same time is a fair deal between a body and a timetable. It need not be perfect, because a clock can be set again the next night.
      A<clock> A clock smaller than a grain of rice is stubborn, but it can be reached. It takes note of curtains, of lamps and of the hour at which a weekend begins. Some nights will be too short all the same, and most people get through the day after. There is another evening at the end of it.
      A<morning> Half an hour later the same kitchen is usually a kinder place, although nobody in it has changed. Short nights happen, and it is possible to catch up on the sleep. Ending one evening a little sooner is often the simplest repair. The question about breakfast, in any case, was only about breakfast.
      A<thoughts> The message can still be answered tomorrow, and the sentence from two years ago has probably been forgotten by the rest of the world. A night is not a good time to decide what kind of person somebody is. Lying in bed without sleeping is still rest. At breakfast the list will be back to its ordinary size.
      A<thoughts> In the morning the clerk is off duty, and the papers look different. Two of them may need an answer, and the others can go. Not every evening will be a calm one, and that is no one's failure. A bed is a place for a body, and the thoughts may stay on the desk overnight.
    `),
  },
};

/** Going to bed and staying there; at eleven and over the body clock, tired mornings and thoughts at night. */
export const bedtimeRoutine: Frame = withScenes(
  own,
  pictureOff,
  toysAsleep,
  eyesThatOpenAgain,
  bounceBeforeBed,
  notTired,
  noMoreNap,
  wideAwake,
  oneMoreStory,
  oneLastSip,
  upTheStairs,
);
