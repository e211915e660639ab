import { atTheBabyWard } from './at-the-baby-ward.ts';
import { notToHoldYet } from './not-to-hold-yet.ts';
import { waitsForTheBaby } from './away/waits-for-the-baby.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';

const own: Frame = {
  id: 'premature-baby',
  name: 'A baby in hospital',
  says: [
    'the baby was born too early',
    'premature baby in the nicu',
    'his baby sister is in intensive care',
    'baby brother in hospital',
    'newborn in special care',
    'our preemie is in an incubator',
    'twins born at 30 weeks',
    'the baby has to stay in hospital for weeks',
    'she wants to know why the baby is not home yet',
    'mummy is at the hospital with the baby all day',
    'baby came ten weeks early',
    'prem baby and a toddler at home',
    'jealous of the baby in hospital',
    'afraid of the tubes on his little brother',
    'visiting the baby in the neonatal unit',
    'why cant the baby come home',
    'the baby has jaundice and had to go back to hospital',
    'baby in the scbu',
    'her newborn brother needs an operation',
    'first visit to the incubator',
    'sibling born early',
    'the baby is very small and has wires',
    'premmie',
    'preterm baby brother',
  ],
  claims: {
    strong: [
      'tubes on his little brother',
      'tubes on her little brother',
      'tubes on the baby',
      'newborn has a heart operation',
      'baby has a heart operation',
      'baby brother has an operation',
      'baby sister has an operation',
      'newborn has an operation',
      'brother is home with oxygen',
      'sister is home with oxygen',
      'baby is home with oxygen',
      'home with oxygen',
      'home on oxygen',
      'baby on oxygen',
      'baby has a feeding tube',
      'brother has a feeding tube',
      'baby was born with a heart defect',
      'baby was born with a heart condition',
      'baby was born with a hole in',
      'sister was born with a heart defect',
      'sister was born with a heart condition',
      'sister was born with a hole in',
      'brother was born with a heart defect',
      'brother was born with a heart condition',
      'brother was born with a hole in',
      'baby has surgery',
      'baby needs surgery',
      'baby heart surgery',
      'baby needs an operation',
      'premature',
      'came too early',
      'came too soon',
      'born too early',
      'arrived too early',
      'twins came early',
      'baby came early',
      'preterm',
      'preemie',
      'premmie',
      'prem baby',
      'nicu',
      'scbu',
      'neonatal',
      'incubator',
      'special care',
      'born too early',
      'born early',
      'came early',
      'came too early',
      'weeks early',
      'born at 22 weeks',
      'born at 23 weeks',
      'born at 24 weeks',
      'born at 25 weeks',
      'born at 26 weeks',
      'born at 27 weeks',
      'born at 28 weeks',
      'born at 29 weeks',
      'born at 30 weeks',
      'born at 31 weeks',
      'born at 32 weeks',
      'born at 33 weeks',
      'born at 34 weeks',
      'born at 35 weeks',
      'born at 36 weeks',
      'may not survive',
      'might not survive',
      'might not make it',
      'baby in hospital',
      'baby is in hospital',
      'baby back to hospital',
      'baby brother in hospital',
      'baby sister in hospital',
      'baby brother is in hospital',
      'baby sister is in hospital',
      'newborn in hospital',
      'baby stay in hospital',
      'hospital with the baby',
      'baby not home yet',
      'baby cant come home',
      'baby cannot come home',
    ],
    cues: ['baby', 'hospital', 'tube', 'newborn', 'wires', 'intensive care', 'early', 'weeks', 'tiny', 'twins', 'home'],
    not: [
      'having the baby',
      'have the baby',
      'was in the nicu',
      'was in nicu',
      'cpap',
      'came home with',
      'home with',
      'home with a',
      'sister came home',
      'brother came home',
      'home now',
      'now home',
      'are home',
      'coming home',
      'came home',
      'comes home',
      'is home now',
      'home from the nicu',
      'neonatal death',
      'one died',
      'one has died',
      'one of them died',
      'twin died',
      'did not make it',
      'didnt make it',
      'wakes too early',
      'wake up early',
      'gets up early',
      'born premature',
      'was premature',
      'early reader',
    ],
  },
  topicWords: ['baby', 'babies', 'hospital'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing'],
  facts: [
    'A baby born before 37 weeks is premature; small or ill babies are cared for in a neonatal unit until they can keep warm, breathe and feed by themselves.',
    'An incubator is a cot with a clear cover, kept warm, with round openings for hands.',
    'A fine tube through the nose can bring milk to the tummy while a baby is too small to suck.',
    'Monitors measure the heartbeat and breathing; many beeps only tell the staff to have a look.',
    'Visitors wash their hands; a child with a cold waits until it is over. Units have their own rules on visits.',
    'Nothing that a brother or sister did or thought makes a baby come early or be ill.',
    'Parents go between home and hospital, often for weeks; children like to know who is where on which day.',
    'Babies hear; many turn to voices they have heard before birth.',
  ],
  threads: {
    own: 'the first chapter: wires that had a job, and a baby who grew',
    doors: 'the warm clear cot with two round doors for hands',
    two: 'the way between home and hospital, and who is where today',
    grams: 'the weight of the baby, which is written down in small steps',
    home: 'a box that beeps at home, and the face behind a tube',
  },
  decidedBy: [
    /\b(?:baby|babies|twins|brother|sister|she|he|they)\b[^.]{0,30}\b(?:came|were born|was born|arrived) (?:\w+ )?(?:too|so|very|far too|much too|weeks|months) (?:early|soon)\b/i,
  ],
  threadCues: {
    own: /^(?![^]*\b(?:brother|sister|sibling|twins|the bab(?:y|ies)|baby (?:boy|girl)|newborn|our (?:new )?baby|nicu)\b)[^]*\b(?:born (?:\w+ ){0,3}(?:early|prem\w*|at \d+)|(?:was|were) (?:(?:a|very|so|really|extremely) )*prem\w*)|\bborn\b[^.!?]{0,30}\b(?:himself|herself|themsel\w+)/i,
    // A cot with a lid and round doors is for babies who came early or are watched in a warm room.
    doors:
      /\b(?:incubator|prem\w*|preterm|pre-term|early|nicu|scbu|special care|neonatal|intensive care|born at \d+|at \d+ weeks|tubes?|wires?|tiny|very small)\b/,
    two: /\b(?:jaundice|operation|surgery|went back|back (?:to|in) (?:the )?hospital|infection|bronchiolitis|rsv|meningitis|children'?s ward|heart (?:op\w*|surgery|defect|condition))\b/,
    grams:
      /\b(?:jaundice|operation|surgery|went back|back (?:to|in) (?:the )?hospital|infection|bronchiolitis|rsv|meningitis|children'?s ward|heart (?:op\w*|surgery|defect|condition)|weigh\w*|grams|growing)\b/,
    home: /^(?![^]*\b(?:still in|(?<!from (?:the )?)(?:nicu|special care)|not home)\b)[^]*?(?:\b(?:now|finally|at last)\b[^.!?]{0,20}\bhome\b|\b(?:is|came|come|back) home (?:now|with|on|from)\b|\b(?:comes?|coming) home\b[^.!?]{0,40}\b(?:oxygen|tubes?|monitors?|machines?|alarms?|wires)\b)/,
  },
  onlyWhenSaid: ['own', 'home'],
  tellsAlone: ['own', 'home'],
  roles: {
    baby: {
      fallback: { text: 'the baby' },
      cues: [
        {
          match: /\btwins\b|\btwin (?:brothers|sisters|babies|boys|girls)\b/i,
          phrase: { text: 'the twins', plural: true },
        },
        { match: /\btriplets\b/i, phrase: { text: 'the triplets', plural: true } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'When {name} Was a Small Baby', thread: 'own' },
      { text: 'A Nose, a Tube, a Yawn', thread: 'home' },
      { text: 'Two Round Doors', thread: 'doors' },
      { text: 'A Warm Cot With Doors', thread: 'doors' },
      { text: 'Here and There', thread: 'two' },
      { text: 'From Home to Hospital and Back', thread: 'two' },
      { text: 'When a Baby Needs Help' },
      { text: '{name} and a Small Baby' },
    ],
    older: [
      { text: 'The First Chapter', thread: 'own' },
      { text: 'Each Wire Had a Job', thread: 'own' },
      { text: 'Beep, and Somebody Looks', thread: 'home' },
      { text: 'Doors for Hands', thread: 'doors' },
      { text: 'Between Two Places', thread: 'two' },
      { text: 'Ten Grams More', thread: 'grams' },
      { text: 'Small Steps on a Scale', thread: 'grams' },
      { text: 'When a Baby Needs Help' },
      { text: '{name} and the Long Wait' },
    ],
  },
  benefits: [
    'Explains the cot, the tube and the beeps, so that they are less strange.',
    'Says that nobody made it happen, and that the family is in two places for a time.',
    'Gives {name} a part in it that is small enough for today.',
  ],
  talk: {
    young: [
      'Who is where in the story?',
      'How does it feel when a grown-up is away with the baby?',
      'Shall we draw a picture for the hospital wall?',
    ],
    older: [
      'Which thing in the story was new?',
      'Which word went into the blank?',
      'Shall we make a plan of who is where this week?',
    ],
  },
  cover: {
    setting: 'doctor',
    time: 'day',
    pose: 'wave',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['cot', 'letter'],
  },
  text: {
    '2-3': script(`
      D<doors> In the hospital there is a cot. {Name} may see it. It is warm. It has round doors. {baby is} in there now.
      D<doors> Warm, warm cot! {Name} may look at it. It is in the hospital. It has two round doors. In there {baby is} warm.
      D<home> From the hospital {baby comes} home. {Name} may see a tube and a box. The box says beep. A grown-up looks. It is a baby and a box.
      P<home> Grown-ups jump. Beep, and up!
      Q<home> With a beep, {Name} may feel ____.
      H<home> {helper} can say what goes beep.
      T<home> {he} can sing to the baby.
      C<home> {he} can say, "Beep, and somebody looks."
      A<home> Beep goes the box. Hush goes the baby. It is home from the hospital. Night-night, beep.
      D<two> Here is home, and {Name is} here. There is the hospital. There {baby is} now. A grown-up goes here and there.
      P Nurses are awake all night. They look after babies.
      P Grown-ups may be tired now. They yawn a lot.
      P Babies like a soft voice.
      Q Now, {Name} may feel ____.
      Q When a grown-up goes, {Name} may feel ____.
      Q At bedtime, {Name} may feel ____.
      H {helper} can say who is where.
      H {helper} can take a picture there.
      H {helper} can stay and read here.
      H<helper> {helper} can wave from the door.
      T {he} can draw for the baby room.
      T {he} can wave at a photo.
      T {he} can ask for a lap.
      T<comforter> {he} can hug {comforter}.
      C<doors> {he} can say, "Two round doors, hello!"
      C<doors> {he} can say, "Warm, warm, warm."
      C<two> {he} can say, "Here and there, and here."
      C<topic> {he} can think about {topic}.
      A<doors> In the hospital, it is warm and small. The round doors shut. At home, there is a big bed. Night-night, round doors.
      A<doors> Hands go in the round doors. Hands come out. The baby cot stays warm. Bye-bye, round doors.
      A<two> Here and there, there and here. Somebody is with {Name}. Somebody is at the hospital. Night-night, here. Night-night, there.
    `),
    '4-5': script(`
      D<doors> Some cots are warm all the time. {Name} may see one in the hospital. It has a clear lid and two round doors. In there {baby is} warm. Hands go in through the doors. They are clean hands.
      D<doors> In the hospital there are cots with lids. {Name} may see one, or a photo of one. The lid is clear, and it is warm inside. In there {baby is} growing. A tube as thin as a string brings milk. Nobody made this happen.
      D<two> {his} home is here, with the shoes and the cups. There is a hospital too, and there {baby is} today. A grown-up goes there and comes back. Then it is time to go again.
      D<home> When {baby comes} home, some of the hospital comes too. {Name} can see a thin tube and a box with a light. The tube gives a little help. The box says beep to call a grown-up. It is a baby with a few more things.
      P Nurses look after babies by day and by night. A beep goes, and they look. Most beeps just say, "Look here."
      P Grown-ups may be tired. They think of two places. So the milk may go in the wrong cupboard.
      P Babies cannot see far. But they can hear. They know a voice or two.
      P<home> Grown-ups jump at a beep too. Soon they know what it means.
      Q When a grown-up goes there, {Name} may feel ____.
      Q Looking at a photo of the cot, {Name} may feel ____.
      Q When the wait is long, {his} body may feel ____.
      Q<home> When the box says beep, {Name} may feel ____.
      H {helper} can say who is where today. ~ It is good to know that.
      H {helper} can hang a picture near the cot. ~ Then a bit of home is there.
      H {helper} can tell what was new there today. ~ It may be small news.
      H<helper> {helper} can keep some time for just {Name}. ~ A story fits in it.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<home> {helper} can tell what each part is for. ~ It helps to know that.
      H<home> {helper} can go to the park. ~ There it is fine to run.
      T {he} can draw a picture for the wall there.
      T {he} can choose one thing to send there.
      T {he} can ask when the next hug is.
      T<comforter> {he} can hold {comforter} while the wait is long.
      T<quiet> {he} can spend some time {quiet}.
      T<home> {he} can sing a song for {baby}.
      T<home> {he} can ask what a beep means.
      C<doors> {he} can say, "Hello in there, through the round door."
      C<doors> {he} can think, "It is warm in there."
      C<two> {he} can think, "They go there, and they come back here."
      C<topic> {he} can think about {topic} for a while.
      C<home> {he} can say, "Beep, and somebody looks."
      A<doors> The round doors go click. It is warm inside. Small babies need time to grow. Nobody knows how long. {Name is} warm too, in a big bed at home.
      A<doors> At the hospital, clean hands go in and out of the doors. The baby cot hums a bit. {Name is} a part of this family, here or there. There is a hug on this side too.
      A<two> One family, two places, and one hospital bag by the door. One grown-up stays with {Name}. One is with the nurses. There are a lot of trips to and fro. Each trip ends with a hello.
      A<home> The box is quiet, and the light is on. There is a nose by the tube, and a big yawn. That is {baby}, home from the hospital. Good night, nose. Good night, box.
      D<own> {Name} was a small baby once, and came too soon. So the hospital had a warm cot for {him}. There were wires on the skin, and each one had a job. One could count the heart. One looked after the breath.
      P<own> Nurses were there by day and by night. They look after lots of small babies.
      P<own> Grown-ups may get wet eyes when they tell it. It was long ago, and they still know it all.
      Q<own> When people tell about it, {Name} may feel ____.
      Q<own> At a photo from then, {Name} may feel ____.
      H<own> {helper} can tell about the small days. ~ It is a good thing to tell on a lap.
      H<own> {helper} can say what each wire was for.
      T<own> {he} can put a hand next to a photo.
      T<own> {he} can ask one thing about that time.
      C<own> {he} can say, "First small, then bigger."
      A<own> The cot stayed in the hospital. Some other baby lies in it now. {Name} has a bed, and it is a lot longer. Small was how it began.
    `),
    '6-7': script(`
      D<doors> Why is there a lid on that cot? {Name} may ask it on a visit or at a photo. A small or ill baby cannot keep warm yet. So in the hospital {baby is} under a clear, warm lid. At the sides are round doors, just big enough for two hands. The nurse opens them, and clean hands may go in.
      D<two> Since {baby is} in hospital, {his} family lives in two places. At home there are shoes, homework and beds. In the hospital there is a chair beside a cot. Grown-ups go from one to the other, often every day. A plan on the fridge can show who is where.
      D<grams> In the hospital, weights are written down with great care. {Name} may hear at supper, "Ten grams more today." Ten grams is about as heavy as two sheets of paper. Babies in a ward like that grow in such small steps. Some days the number goes up. Some days it goes down a bit.
      D<home> When {baby comes} home, some of the hospital comes along. {Name} can see a thin tube and a box that beeps. The tube gives a little help with air or milk. The box counts all day, and it calls when a look is needed. A baby is a baby, with or without such things.
      P Nurses in a baby ward take turns, so somebody is awake all night. They know each beep. Most of the beeps only ask somebody to have a look.
      P Grown-ups may be tired and think of two places at once. They may call a child by the wrong name. They know who is who.
      P Some children are happy about a visit. Some do not like the tubes and look at the floor. Others would rather send a picture.
      P People ask, "How is it going in the hospital?" They may forget to ask about the brother or sister at home. It is fine to tell them that as well.
      P<home> The beeps make grown-ups jump too. After some weeks they know which one means what.
      P<home> A tube looks big on a small face. To the one who wears it, it is just there.
      Q When the others are at the hospital, {Name} may feel ____.
      Q<doors> Looking through the clear lid, {Name} may feel ____. It may be two things at once.
      Q On a day when nobody has time, {Name} may feel ____.
      Q<home> When the box beeps, {Name} may feel ____. It can be in the ears or the tummy.
      H {helper} can show a photo of the cot before a visit. ~ A thing that has been seen once is less strange.
      H {helper} can make a plan of the week with {him}. ~ It helps to see who is where.
      H {helper} can say that nobody made it happen. ~ Coming early is not caused by noise or by thoughts.
      H<helper> {helper} can keep half an hour for just {Name}. ~ It counts even when the house is a mess.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<home> {helper} can show what each part does. ~ Things are less strange when they have a job.
      H<home> {helper} can find a place and a time for running. ~ Legs need that every day, and it helps.
      T {he} can record a hello, or draw one for the wall. ~ Babies know voices, and nurses like pictures.
      T {he} can ask what the tube is for, or the beep. ~ Nurses hear that question often, and they know the answer.
      T {he} can tell somebody when the wait gets too long. ~ Waiting is hard work, and it does not show.
      T<comforter> {he} can take {comforter} along to wherever the night is. ~ It makes a bed more like home.
      T<quiet> {he} can spend some time {quiet}. ~ It makes a long wait shorter.
      T<home> {he} can ask what a beep means. ~ Questions about it are good ones.
      T<home> {he} can talk or sing to {baby}. ~ Babies like the voices they hear often.
      C<doors> {he} can think, "Small doors, big wait."
      C<two> {he} can think, "Two places, and I belong to both."
      C<grams> {he} can think, "Two sheets of paper more."
      C<topic> While waiting, {he} can think about {topic}.
      C<home> {he} can think, "It beeps, and somebody looks."
      A<doors> The doors of the cot close, and inside it is as warm as before. Nobody can say on what day it will be empty. The doctors watch, the nurses listen, and the baby room hums. {Name is} waiting too, and that is a part of it.
      A<two> The plan on the fridge has been changed again. There is home, there is the hospital, and somebody is in each. {his} place is on the plan too. Tonight it says who is here for supper.
      A<grams> Each day a number is written down in the hospital. Growing cannot be made to hurry. {Name} grows as well, a bit at a time. Two people can grow at once, each in their own place.
      A<home> The box is quiet now, and a small light is on. Beside the tube there is a nose, and then there is a yawn. In a hospital there are many such boxes, and here there is one. In this home everybody has a place, and so does the box.
      D<own> {Name} was once a baby who came too early. In a hospital there is a warm cot for such babies. It has wires and a thin tube. On a photo that can look odd. Each wire had a job. One could count the heart, and one looked after the breath. The tube was for milk.
      P<own> Nurses looked at the baby by day and by night. They wrote down each small step.
      P<own> Parents may get wet eyes when they think of it. It was years ago, and they remember it well.
      Q<own> Looking at that time, {Name} may feel ____. It may be two things at once.
      Q<own> When people tell about it, {his} tummy may feel ____.
      H<own> {helper} can tell what those days were like. ~ There are funny bits as well.
      H<own> {helper} can say what each wire was for. ~ Then it is just a thing with a job.
      T<own> {he} can ask one question about being so small.
      T<own> {he} can draw that baby and then {his} hand today.
      C<own> {he} can think, "That was me, and I grew."
      A<own> The baby in that cot got a lot of help. {Name} cannot remember it, but other people can. It was the beginning of the story. By now there are stairs, jokes and toast in it.
    `),
    '8-10': script(`
      D<doors> A neonatal ward is warm, and it hums. {Name} may see it on a visit or in a photo. There {baby is} in hospital, in a cot with a clear cover that works like a small, heated room. In its sides are round openings for hands. Wires lead to a screen that shows heartbeats as a line. It looks like a lot of machinery for somebody so small, and each piece has one plain job.
      D<two> For the time being, {his} family has two addresses. One has beds, homework and a fridge, and the other is a hospital. There {baby is} now, with a chair beside the cot. The adults travel to and fro with a bag that stays packed. Dinner may come from a neighbour, and somebody else may do the school run. No one planned it. It was not caused by anything that anybody at home said or thought.
      D<grams> In this family the news of the day is a number. In the hospital {baby is} weighed, and the grams are written on a chart. Ten grams is two sheets of paper, so what everybody is so pleased about fits in {his} hand. The line does not go straight up. It climbs, dips and climbs, and the doctors look at the whole of it.
      D<home> When {baby comes} home from the hospital, some of the hospital may come along. {Name} may see a thin tube, a box with numbers and a cupboard full of things in bags. The tube helps with air or milk. The box measures all day and calls when it would like somebody to look. None of it is part of the baby, any more than glasses are part of a face.
      P Nurses on such a ward know every beep, and most beeps mean "please have a look". They are used to brothers and sisters with questions. Some keep spare paper for drawings.
      P Parents may be at home and not at home. They are thinking of a screen with a line on it. They know that somebody is waiting on this side as well, and they feel torn.
      P Visitors tend to ask after {baby} first, and sometimes only after {baby}. They mean no harm. An honest "and I am a bit tired of waiting" is a fair reply.
      P Some brothers and sisters feel close at once, and some feel nothing for somebody behind plastic. Both are usual. Getting to know each other needs more than a lid allows.
      P<home> Parents hear each beep, even in their sleep, and it makes them short of patience. It is the beeps they are tired of. After some weeks most people can tell the important sound from the others.
      Q When everybody talks about the hospital, {Name} might feel ____.
      Q Beside the cot, {Name} might notice ____. It may be the warmth, the beeps or something inside.
      Q On a weekend without the parents at home, {Name} might feel ____. Two opposite words may fit.
      Q<home> When the box calls, {Name} might feel ____. It may be in the ears before it is a thought.
      H {helper} can say what the doctors know and what they do not know yet. ~ Real news is easier to live with than guesses.
      H {helper} can keep a calendar of who is where. ~ It spares a lot of asking.
      H {helper} can tell the school, so that tiredness has an explanation. ~ Teachers can help only with what they know.
      H<helper> {helper} can hold an hour free that has nothing to do with hospitals. ~ It is not unkind to enjoy it.
      H<adult> {helper} can help by {adult}. ~ Routines that survive are worth a lot just now.
      H<home> {helper} can explain each part and show the switch that nobody touches. ~ What has been explained is less strange.
      H<home> {helper} can fix a time and a place for noise and running. ~ Rules are easier when something else is allowed.
      T {he} can choose a book to be read aloud beside the cot. ~ Babies like voices, and they are not fussy about plots.
      T {he} can ask a nurse what each wire measures. ~ The answers are shorter than the wires.
      T {he} can say when it is too much. ~ Nobody can see that from a chair in another building.
      T<comforter> {he} can pack {comforter} for nights at other people's homes. ~ Familiar things travel well.
      T<activity> {he} can spend some time {activity}. ~ A long wait needs something else in it.
      T<home> {he} can ask the nurse who visits. ~ Nurses get few questions from people who want to know.
      T<home> {he} can read aloud near the cot. ~ Babies like voices, whatever the book.
      C<doors> {he} can think, "A small heated room, with doors for hands."
      C<two> {he} can think, "Two addresses, one family."
      C<grams> {he} can think, "Up, down, up, and look at the whole line."
      C<topic> While it takes so long, {he} can think about {topic}.
      C<home> {he} can think, "It is a measuring box, and there is a person behind the tube."
      A<doors> When to open more than the small round doors is for the doctors to say, and nobody has a date. Until then the hospital hums and the line on the screen goes on. {baby is} looked after by people who do this every day. {Name} is in the plan as well, with homework, questions and a right to be tired.
      A<two> A family with two addresses is still one family, only with more parking tickets. The bag stands by the door again. For as long as the hospital lasts, somebody on each side is thinking of the other. It is fair to want some of the attention on this one.
      A<grams> The chart in the hospital gets longer, one dot a day. From close up it is all dips, and from further away there is a direction. Nobody needs to be patient all the time. Complaining for five minutes and then drawing something for the wall is a good average.
      A<home> By evening the numbers are steady, and nobody is looking at them. Behind the tube there is somebody who yawns, and who has begun to follow {Name} with both eyes. Boxes of this kind go back to the hospital one day. Eyes stay.
      D<own> Some people begin sooner than planned, and {Name is} one of them. A baby who is born weeks too early goes into a warm, clear cot in a hospital. Machines do what a small body cannot do alone yet. Photographs of it can be hard to look at, because of all the wires. Each wire had one plain job, such as counting a heart or bringing milk.
      P<own> Nurses on such wards know every baby by name. They notice when one has learned to drink, and they tell each other about it.
      P<own> Parents remember that time in numbers, in grams and days. They may tell it with wet eyes, and it is not a bad sign. They were worried then, and they are looking at somebody who grew.
      Q<own> Looking at a photograph from then, {Name} might feel ____. Curious and strange can come together.
      Q<own> When somebody tells about it, {Name} might notice ____.
      H<own> {helper} can go through the photographs and say what each thing was for. ~ It turns a lot of wires into a list of jobs.
      H<own> {helper} can answer the hard questions too. ~ A true answer is easier to keep than a guess.
      T<own> {he} can write down what {he} would like to know about it. ~ Parents seldom know where to begin.
      T<own> {he} can compare a hand today with a hand in a photograph. ~ It is the quickest proof of growing there is.
      C<own> {he} can think, "That was my first chapter, and it is not the whole book."
      A<own> The cot is still warm, and some other baby is in it now. {Name} cannot remember it, and the others can, so the first chapter is in their hands. It was a chapter with a great deal of help in it. The later ones have bicycles, arguments and pancakes.
    `),
    '11+': script(`
      D<doors> A neonatal ward resembles a control room more than a nursery. {Name} may have seen it by now, on a visit or on a phone. There {baby is} in hospital, under a clear cover with round openings, with more cables attached than an average computer. Every one of them does a job that so small a body is not ready for. Once that is understood, the sight loses some of its strangeness, though perhaps not all of it.
      D<two> Officially {his} family lives where it did before. In practice, since {baby is} in hospital, it lives in a car park, on a ward and in a chat group. {Name} may be the one who knows where the clean towels are. It happened without anybody deciding it. Nothing that was said or felt at home brought it about, whatever the mind may suggest at two in the morning.
      D<grams> Some messages consist of a number, and {Name} may get them daily at the moment. In the hospital {baby is} weighed, and somebody types "plus ten". Ten grams is two sheets of paper. It is possible to be glad about it and to notice that nobody has asked about the biology test. Both reactions are possible within one minute, and neither cancels the other.
      P Parents who commute between a ward and a home feel that they are in the wrong place all the time. They may lean on the most capable person in the house, which is a compliment and a burden. Most of them would accept a hint.
      P Nurses on these wards are precise, unhurried and awake at four in the morning. They have seen brothers and sisters who wept, who stared at a phone and who asked about the voltage. All three were considered normal.
      P Friends do not know which question to ask. Some avoid the subject for fear of the answer, and others want photographs. A short bulletin, once a week, may save everybody some trouble.
      P Feeling hardly anything for somebody seen through plastic is common, and so is feeling more than expected. Attachment does not run on a timetable. It tends to start with something small, such as a hand.
      Q When the phone lights up with news from the ward, {Name} might feel ____.
      Q Beside the cot, {Name} might notice ____. Fear and boredom can sit on the same chair.
      Q When the house is empty again, {Name} might feel ____. Resentment is allowed on the list.
      H {helper} can pass on the real news, including "we do not know". ~ People who are told the truth need to imagine less.
      H {helper} can say which jobs in the house are not {his}. ~ Helping is one thing, and running the place is another.
      H {helper} can let the school know what is going on. ~ A deadline moves more easily when somebody has explained why.
      H<helper> {helper} can reserve one evening a week on which the ward is not mentioned. ~ It is not disloyal to anybody.
      H<adult> {helper} can offer {adult}, as in quieter times. ~ What still works is worth keeping.
      T {he} can decide whether to visit, and for how long. ~ Ten minutes can be a proper visit.
      T {he} can record a voice message to be played beside the cot. ~ Hearing works early, and familiar voices count.
      T {he} can tell one adult exactly what is too much at the moment. ~ A list of two items is more use than a mood.
      T<comforter> {he} can take {comforter} along on nights in other houses. ~ Nobody checks bags for that.
      T<activity> {he} can keep the usual hours for {activity}. ~ Someone in the family may as well be on schedule.
      C<doors> {he} can think, "Each cable does one plain job."
      C<two> {he} can think, "I can help without being in charge."
      C<grams> {he} can think, "Plus ten, and I have news of my own."
      C<topic> In waiting rooms, {he} can think about {topic}.
      A<doors> Cables tend to be removed one at a time, and nobody in a hospital likes to give a date. Meanwhile the covers are opened for a few minutes, hands go in, and {baby gets} used to people. The people get used to it as well. It is an unusual way to meet, and families have begun in stranger ones.
      A<two> At some point the hospital parking ticket will be a thing found in a coat. Until then the family is spread over two places, and it is reasonable to be tired of that. Being reliable does not mean being silent about it. Somebody at one of the addresses will want to know how things are on this side.
      A<grams> The messages from the hospital will go on for as long as they need to, and some will say "minus five". The line is read over weeks, not over evenings. A second line could be drawn for whoever waits at home, with its own dips. It would be just as interesting, and somebody could be asked to read it.
      D<own> Most people's lives start in a way that nobody would write down. {Name} was a baby born weeks ahead of time, and there is a file on it in a hospital, with a figure for every hour. In photographs from such a ward the person is hard to find among the equipment. It was not a struggle in any sense that a baby would recognise. It was warmth, milk, oxygen and patience, each delivered by its own tube.
      P<own> Adults who were born early have mixed views on the subject. Some are interested in every gram, some find the stories tiresome, and some have something to show for it, such as a scar. There is no attitude that is expected.
      P<own> For parents it may be yesterday. They tend to tell it as their story, which it also was, and they may need reminding that its main character would like a say.
      Q<own> Looking at those pictures, {Name} might notice ____. It is possible to feel tender towards a stranger.
      Q<own> When the story is told to visitors again, {Name} might feel ____.
      H<own> {helper} can show the papers as well as the pictures, and leave it open how much is read. ~ Some people like figures, and some prefer the story.
      H<own> {helper} can ask before telling it to others. ~ It is {his} biography.
      T<own> {he} can ask what nobody has told so far. ~ There are usually good details left.
      T<own> {he} can decide which version other people get. ~ One sentence is a version.
      C<own> {he} can think, "It is where I started, and it is not a summary."
      A<own> The ward is still there, and by now other babies are being weighed in it to the nearest gram. {Name has} outgrown the scales. What began with tubes went on with shoes, opinions and a bad choice of haircut, like any life. The first chapter may be read, skipped or told better.
    `),
  },
};

/**
 * A baby brother or sister in hospital, mostly because it came too early or is ill: the warm cot with its round doors, the
 * small tube, the beeps, the two places a family lives in meanwhile. How it will go is not said, for nobody knows it.
 */
export const prematureBaby: Frame = withScenes(own, waitsForTheBaby, notToHoldYet, atTheBabyWard);
