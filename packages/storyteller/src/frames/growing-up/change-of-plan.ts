import { anotherRoad } from './another-road.ts';
import { newForOld } from './new-for-old.ts';
import { aRowThatWasMoved } from './a-row-that-was-moved.ts';
import { withScenes } from '../scene.ts';
import { somebodyElseCollects } from './somebody-else-collects.ts';
import { script, type Frame } from '../../frame.ts';

const own: Frame = {
  id: 'change-of-plan',
  name: 'A change of plan or routine',
  says: [
    'melts down when plans change',
    'cannot cope with a change of plan',
    'change of routine throws him completely',
    'new timetable at school and she is lost',
    'last minute changes are a disaster',
    'needs everything to be the same every day',
    'went a different way to school and he screamed',
    'struggles with changes to routine',
    'unexpected changes',
    'autistic son cant handle it when the plan changes',
    'if we do things in another order she falls apart',
    'everything has to be the same',
    'the bus took another route',
    'swimming is on thursday now instead of tuesday',
    'transitions and change are hard',
    'she asks twenty times what we do tomorrow',
    'no school today because of snow and he is furious',
    'school holidays, no routine, meltdowns',
    'rigid about routines',
    'clocks change and everything is wrong',
    'new schedule',
    'dad picks her up instead of me and its a drama',
    'does not like surprises',
    'chagne of plans',
  ],
  claims: {
    strong: [
      'change to the plan',
      'any change',
      'different way home',
      'moved to another day',
      'moved to a different day',
      'time table',
      'plan change',
      'plans change',
      'change of plan',
      'changes of plan',
      'change plan',
      'change in plan',
      'change of routine',
      'change in routine',
      'changes in routine',
      'changes to routine',
      'change to routine',
      'routine change',
      'routine is different',
      'break in routine',
      'out of routine',
      'no routine',
      'rigid about',
      'rigid routine',
      'different route',
      'different way to school',
      'another way to school',
      'unexpected change',
      'sudden change',
      'last minute change',
      'cope with change',
      'handle change',
      'deal with change',
      'struggle with change',
      'hate change',
      'hates change',
      'when things change',
      'when plans change',
      'when anything changes',
      'changes are hard',
      'timetable',
      'new schedule',
      'schedule change',
      'change of schedule',
      'does not like surprises',
      'doesnt like surprises',
      'hates surprises',
      'has to be the same',
      'needs everything the same',
      'sameness',
      'in another order',
      'different order',
    ],
    cues: ['change', 'routine', 'plan', 'surprise', 'unexpected', 'schedule', 'order', 'same', 'usual', 'swap'],
    not: [
      'change school',
      'change of school',
      'change class',
      'change nappy',
      'change clothes',
      'bedtime routine',
      'morning routine',
      'sleep routine',
      'night routine',
      'climate change',
      'body change',
      'changing body',
      'mood change',
      'change friends',
      'same sex',
      'drop off routine',
      'change his mind',
      'change her mind',
    ],
  },
  topicWords: ['plan', 'change', 'another', 'swap', 'order', 'different'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing', 'activity'],
  facts: [
    'Brains make a picture of what comes next; when something else comes, they notice it at once and a body gets alert. That costs energy.',
    'Many people like to know the order of a day; for autistic people and for those who worry, a changed plan can be hard in the whole body.',
    'A change that is announced, shown or written down is easier than one that is only there.',
    'It helps to see what is different beside what stays the same.',
    'Being upset about a small change is no naughtiness; the alarm in the body does not know how big the matter is.',
    'An alert body settles by itself in some minutes, sooner with slow breathing and a known place.',
    'A new order becomes the usual one after it has been done a number of times.',
    'Plans change because of weather, illness, broken things and other people; most changes were not decided against anybody.',
  ],
  // What changes is the matter, whatever else is given as an example of it.
  decidedBy: [
    // What was looked forward to and was shut, off or full: the storm that follows is about that.
    /^(?![^]*\b(?:hit(?:s|ting)?|bites?|biting|kicks?|door|lid|mouth|eyes|school)\b)[^]*?\b(?:meltdowns?|melt(?:s|ed) down|tantrums?|scream\w*|cried|cries|crying|sobb\w*|inconsolable|upset|lost it|loses it|fell apart|kicked off|furious)\b[^.!?]{0,24}\b(?:when|because|as|that|if|whenever|after) (?:the |his |her |their |our |a )?(?:\w+ ){1,3}(?:was|is|were|had|has|got)(?: \w+)? (?:shut|closed|cancelled|called off|off|full|sold out|broken down)\b/i,
    /^(?![^]*\b(?:moved? house|moving (?:house|home|school)|new (?:school|house|home|baby|teacher)|divorc\w*|separat\w*|nappy|nappies|clothes|PE|gets? changed|getting changed)\b)[^]*?\b(?:upset|cop(?:e|es|ing)|panics?|panicking|meltdowns?|melts? down|anxious|angry|cr(?:y|ies|ying)|struggles?|distress\w*|hates?|hates it|loses it|freaks? out|falls? apart|stress\w*|hard|can'?t (?:bear|stand|handle))\b[^.!?]{0,24}\b(?:when(?:ever)?|if|with|by|to|at) (?:\w+ ){0,3}?(?:plans?|the plan|routines?|a change|changes?|arrangements?|the timetable|last[- ]minute changes?)\b[^.!?]{0,24}(?:\bchang\w*|\bcancel\w*|\b(?:he|she|they) (?:did|do|does|was|were)(?:n'?t| not) (?:know|expect|expecting|warned|told)|\bto (?:the |a |his |her |their )?(?:plans?|routines?)|\bdifferent|\bunexpected|\blast[- ]minute|$|[,.])/i,
  ],
  threads: {
    off: 'a thing that was going to happen, and does not, and the gap where it was',
    way: 'another way to the same door',
    cards: 'a plan made of cards, of which one is turned over',
    same: 'two lists: what is different today, and what is the same',
    why: 'how a brain guesses what comes next',
    letter: 'a word to an equal who likes to know what is coming',
  },
  threadCues: {
    off: /\bcancel\w*\b|\b(?:was|is|got) off (?:because|as|today|again|since|so)\b|\bcalled off\b|\bpostponed\b|\bput off\b|\b(?:isn'?t|is not|wasn'?t|not) (?:on|happening|going ahead)\b|\b(?:closed|shut) (?:when|today|on the day)\b|\b(?:was|is|were) (?:shut|closed|full|sold out)\b|\bfell through\b/i,
    way: /\b(?:different|another|new|other|wrong) (?:way|route|road|path|entrance|gate|door|bus)\b|\b(?:same|usual) (?:way|route|road|path)\b|\b(?:diversion|road ?works|road (?:is |was )?closed)\b/i,
  },
  onlyWhenSaid: ['way', 'off'],
  comesFirst: ['way', 'off'],
  tellsAlone: ['way', 'off'],
  roles: {},
  titles: {
    young: [
      { text: 'A Gap in the Day', thread: 'off' },
      { text: 'Another Way to the Same Door', thread: 'way' },
      { text: 'The Long Way Round', thread: 'way' },
      { text: 'One Card Turns', thread: 'cards' },
      { text: 'A New Card', thread: 'cards' },
      { text: 'The Same Shoes', thread: 'same' },
      { text: 'What Is the Same?', thread: 'same' },
      { text: 'A Change for {name}' },
      { text: 'Not the Plan' },
    ],
    older: [
      { text: 'The Gap Where It Was', thread: 'off' },
      { text: 'Another Way to the Same Door', thread: 'way' },
      { text: 'One Card Out of Seven', thread: 'cards' },
      { text: 'The Card That Was Swapped', thread: 'cards' },
      { text: 'Two Lists', thread: 'same' },
      { text: 'Different, and the Same', thread: 'same' },
      { text: 'How a Brain Guesses Ahead', thread: 'why' },
      { text: 'For Someone Who Likes to Know', thread: 'letter' },
      { text: '{name} and the Changed Plan' },
    ],
  },
  benefits: [
    'Shows what is different and what stays the same, side by side.',
    'Tells why a body gets so alert when a plan is changed.',
    'Gives {name} one thing to look at and one thing to ask.',
  ],
  talk: {
    young: ['What was the same?', 'How does a change feel?', 'Shall we draw the cards for tomorrow?'],
    older: [
      'What in this story stays the same?',
      'Which word went into the blank?',
      'Shall we agree how a change is told from now on?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'think',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['clock', 'sign', 'shoe'],
  },
  text: {
    '2-3': script(`
      D<cards> Here is a plan. {Name} looks. One card, two cards, three. Flip! One card is new now.
      D<cards> Flip goes a card. It is a change. {Name} sees a new one. The other cards stay.
      D<same> {Name} has shoes on. There is a change. A bit is new. The shoes are the same.
      P Some heads like the old plan best.
      P Grown-ups get changes too. They say, "Oh!"
      P Rain comes. A bus stops. Plans change.
      Q With a change, {Name} may feel ____.
      Q With a new plan, {Name} may feel ____.
      Q Now, {his} tummy may feel ____.
      H {helper} can show the new card.
      H {helper} can say it two times.
      H {helper} can wait a bit.
      T {he} can look at the cards.
      T {he} can find a same thing.
      T {he} can sit in a soft place.
      T<comforter> {he} can hug {comforter}.
      C<cards> {he} can say, "Flip, a new card."
      C<cards> {he} can say, "Old card, new card."
      C<same> {he} can say, "Same shoes, same me."
      C<topic> {he} can think about {topic}.
      A<cards> Flip! The new card is done. The last card is the same. It says bed. Bye-bye, change.
      A<cards> One card was new. Two were the same. Now the plan is done. Flip, flip, bed.
      A<same> It was a change. The shoes were the same. The bed is the same. Night-night, shoes!
      D<way> Today it is another way. {Name} may like the old way. Here is a wall. Here is a tree. There is the door!
      P<way> Feet like the old way. They know it.
      Q<way> On the other way, {Name} may feel ____.
      H<way> {helper} can say what comes next.
      T<way> {he} can hold on and look.
      C<way> {he} can say, "New way, same door."
      A<way> Wall, tree, and there is the door. It was another way. It is the same door. Hello, door.
      D<off> There was a plan. Now it is not today. {Name} may want it now. There is a gap. Something else can go in.
      P<off> Big people get sad about that too.
      Q<off> With no plan, {Name} may feel ____.
      H<off> {helper} can say, "Not today."
      T<off> {he} can choose what goes in.
      C<off> {he} can say, "Not today. Something else."
      A<off> The gap has something in it now. The old plan can come on another day. Bye-bye, gap.
    `),
    '4-5': script(`
      D<cards> A day is like a row of cards. {Name} may have a plan in mind. First this, then that, then bed. Then one card is turned over. It shows something else. The other cards are as they were.
      D<cards> Flip! {Name} has a plan, and one card is swapped. It may be rain that did it, or a bus. All at once, one thing is not as it was. The cards after that did not move.
      D<same> On some days, a part is different. {Name} may see that at once. So here are two heaps. On one heap is what is new. On the other is what is the same. That heap is bigger.
      P Some people like surprises. Some like to know it all before. Most classes have both kinds.
      P Grown-ups change a plan when something happens. It is not to tease. Often they did not like it much.
      P When a plan is changed, a body may get a fright. It gets hot or stiff. That goes down again after a bit.
      Q Before the new thing, {Name} may feel ____.
      Q When it is not the plan, {his} body may feel ____.
      Q Later, with the new thing done, {Name} may feel ____.
      H {helper} can show the change on a card. ~ It is good to see it.
      H {helper} can say what stays the same.
      H {helper} can give it some time. ~ A new plan takes a while to go in.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      T {he} can look at the next card, and the last one.
      T {he} can find three things that are the same.
      T {he} can ask, "What comes after that?"
      T<comforter> {he} can hold {comforter} for a bit.
      T<quiet> {he} can spend a little time {quiet}.
      C<cards> {he} can think, "One card is new. The rest is here."
      C<cards> {he} can say, "Flip. What is next, please?"
      C<same> {he} can say, "This is new, and that is the same."
      C<topic> {he} can think about {topic}, as on any day.
      A<cards> The new card is done now. It was in the middle, so the end is as it was. Bed is the last card. That one did not change.
      A<cards> One flip, and then the day went on. The plan was not quite the same. Supper was supper, and bed was bed. The cards can be laid out for the next day.
      A<same> At the end there are still two heaps. The new heap got a bit old. The same heap has the door, the cup and the bed. A change is just for some of it.
      D<way> Feet know the way they walk each day. {Name} may know each gate and each lamp on it. Today it is a different way, and nothing is in its place. Then a head does not know what comes next. At the end of the new way is the same door.
      P<way> Grown-ups change the way for a reason. They may forget to say it. To them, the door is all that counts.
      Q<way> When feet turn into the other street, {Name} may feel ____.
      H<way> {helper} can say it at home, before the shoes. ~ Then it is no surprise at the corner.
      H<way> {helper} can say why. ~ A hole in the road is a good reason.
      T<way> {he} can look for three things that the old way has, too.
      T<way> {he} can choose the song for the way.
      C<way> {he} can think, "Another way, the same door."
      A<way> Here is the door, with the same handle. The old way is still there, behind the houses. Feet know a different way now, too. Both of them stop here.
      D<off> A plan is like a row of boxes. Something nice is off, and one is empty. {Name} was ready for it, in the head and in the feet. It is hard when feet are ready and cannot go. Nobody did it on purpose.
      P<off> The grown-ups had that box in their day as well. They are sorry, and they may be busy with a phone. They look for another day.
      Q<off> At the empty box, {his} body may feel ____.
      H<off> {helper} can say why it is off. ~ A pool may be broken, or a coach ill.
      H<off> {helper} can write down the new day, if known. ~ If not, "not yet" is the answer.
      T<off> {he} can choose one thing for the empty box.
      T<off> {he} can stamp ten times, and then sit down.
      C<off> {he} can think, "That is off. What goes in the box?"
      A<off> At the end of the day there was something in each box. One of them was another thing, and that was hard. Tomorrow has a new row. A plan that is off may come back, or not.
    `),
    '6-7': script(`
      D<cards> A day could be laid on a table as seven cards. {Name} may know them in order. Then somebody swaps the third card. What was going to happen is off, and something else is in its place. Six cards have not moved at all.
      D<same> When a plan is changed, it may seem that all of it has gone. {Name} may feel that in the whole body. It can help to make two lists. One says what is different. The other says what is the same, and it is mostly longer.
      D<why> Why can one small change be so loud inside? {Name} may have wondered. A brain makes a picture of what comes next, to be ready. When something else comes, it rings an alarm. The alarm does not know a big thing from a small one.
      P Some people do not notice when the order of a day is swapped. Others notice it at once, down to the cup. Neither of them can choose that.
      P The grown-up who says it may be sorry as well. A car broke, or somebody fell ill, or it rained. Hardly any change is made to annoy.
      P People who drive trains or fly planes have a second plan in the drawer. They hope for the first one. It is good to have both.
      P After the alarm, a body is tired. It may look cross, although it is just worn out. That passes with a bit of time.
      Q When the order is swapped, {Name} may feel ____.
      Q Hearing "not today", {his} body may feel ____.
      Q When the new thing is over, {Name} may feel ____.
      H {helper} can say the change early and in plain words. ~ Then a brain can make a new picture.
      H {helper} can write the new order on a card. ~ What is on paper does not get louder.
      H {helper} can say why the plan was changed. ~ A reason is something to hold on to.
      H<adult> {helper} can help by {adult}. ~ That has made it easier before.
      T {he} can ask what is off, what comes now, and what comes after. ~ Then the row is whole again.
      T {he} can cross out the old card with a pencil. ~ A hand helps the head to change.
      T {he} can go to a known place for a few minutes. ~ An alarm stops sooner where it is calm.
      T<comforter> {he} can hold {comforter} while it is loud inside. ~ That is a thing that stays the same.
      T<quiet> {he} can spend some time {quiet}. ~ It is known, and known things rest a head.
      C<cards> {he} can think, "Card three is new, and four is still four."
      C<same> {he} can say, "Tell me what stays the same."
      C<why> {he} can think, "My alarm is on, and a new picture is coming."
      C<topic> Until the new plan is clear, {he} can think about {topic}.
      A<cards> The third card went by, and then came the fourth. In the evening all seven are done. One of them was not the plan. It may still be worth telling about.
      A<same> By bedtime, hardly anybody looks at the list of what was different. The other list is on the table, in the bath and in the bed. A change takes one line of it. The rest is as it was.
      A<why> The alarm stops when there is a new picture. Some changes are for one day, and then it is as before. Some stay, and after some weeks they are the plan.
      D<way> A head that knows a way keeps pictures of the gate and the shop. On a different route the pictures do not fit. {Name} may feel that something is wrong, even when the street is nice. Each corner is a question then. The answer at the end is the one that it was before.
      P<way> A driver or a parent thinks of the time and of the traffic. They see two lines on a map. They do not know that the row of pictures was needed.
      Q<way> At the first wrong corner, {Name} may feel ____.
      H<way> {helper} can show the other way on a map beforehand. ~ A map is a row of pictures as well.
      H<way> {helper} can say when the old way will be back. ~ It helps to know for how long.
      T<way> {he} can count the corners, and tell them at the end. ~ Then they are a row.
      T<way> {he} can find one thing that is better about it. ~ There may be a cat.
      C<way> {he} can think, "Other corners, same door."
      A<way> The door is where it was, and so is everyone behind it. Behind the houses the old route is having a quiet day. Now there is a different one as well. Somebody who knows two ways can show one of them to other people.
      D<off> When something nice is coming, a body gets ready for it hours before. So when a plan is cancelled, {Name} is left with all of that. It can come out as shouting, or as tears, or as "why, why, why?" It is not about being spoilt. The picture of the day has a hole in it now.
      P<off> The person who brings the news would rather not. They may say it quickly, or with too many words. They did not cancel it, they only know it first.
      Q<off> With a hole in the plan, {Name} may feel ____. It may be angry first and sad after that.
      H<off> {helper} can say what is off, why, and what comes instead. ~ In this order it is easier.
      H<off> {helper} can keep the new idea for a bit later. ~ There is no hurry.
      T<off> {he} can do something with all that readiness: run, throw, jump. ~ It needs a way out.
      T<off> {he} can cross it out on the plan and write in what comes instead. ~ A plan with a line through it is still a plan.
      C<off> {he} can think, "That is off. What is on?"
      A<off> The day had a hole in it and went on all the same. Something else filled it, even if it was only toast and a film. The thing that was cancelled may get a new date. If it does, it goes on the plan in pencil first.
    `),
    '8-10': script(`
      D<why> Brains are guessing machines that plan ahead. Before something happens, a picture of it is ready behind {his} forehead. As long as the picture fits, hardly any effort is needed. When a plan is changed, it does not fit, and a signal goes off that means "Look out". The signal is equally loud for a fire and for a different kind of pasta.
      D<cards> Suppose a day were a row of seven cards. {Name} may know each of them, down to the smell. Then comes a change, and card three is replaced without much warning. Many people see one new card. Some see a row in which nothing is certain any more. For a few minutes they are right, because nobody has said what happens to the others.
      D<same> Two lists can be made of any day on which a plan was changed. {Name} could start with the first one, which is called "Different". It tends to have two or three lines. The second is called "The same", and it goes on and on. It has the bag in it, the socks, the supper, the bed and the colour of the front door. In a fright, only the first list can be seen.
      P People who love surprises find it hard to imagine that others do not. They say "It's no problem" because for them it is none. They are not making fun of anybody.
      P There are people who feel a changed plan like a jolt in a lift. Others get the same jolt from heights or from phone calls. Bodies are alarmed by different things, and none of them were asked.
      P Teachers and parents change plans because something changed for them first. Somebody rang in sick, a pipe burst, a form was late. They are often still looking at their own card three.
      P Getting furious about a small change can look exaggerated from outside. Inside, it was the fifth surprise of the day. Nobody was counting but the one it happened to.
      Q When a plan is changed, {Name} might notice ____. Hands and jaws are quick.
      Q In the minutes when nothing is certain, {Name} might feel ____.
      Q Once the new order is clear, {Name} might feel ____. It may not be joy, and it does not need to be.
      H {helper} can announce a change as soon as it is known, with the reason. ~ A brain can redraw a picture if it is given the time.
      H {helper} can say "nearly certain" when something is not certain. ~ A plan in pencil is easier to rub out.
      H {helper} can point out what is going to stay as it was. ~ It is the list that gets forgotten.
      H<adult> {helper} can help by {adult}. ~ It has shortened the alarm before.
      T {he} can ask for the whole new row, and not only for the new card. ~ Most of the alarm comes from the gaps.
      T {he} can write the new plan down and cross the old one out. ~ The hand convinces the head.
      T {he} can take ten minutes in a known place before saying anything about it. ~ An alarm inside switches off by itself.
      T<comforter> {he} can keep {comforter} nearby. ~ Something that stays the same is useful just then.
      T<quiet> {he} can spend some time {quiet}. ~ A thing that follows its usual order gives a head a rest.
      T<activity> {he} can spend some time {activity}. ~ An alarmed body likes to do something it knows.
      C<why> {he} can think, "This is the pasta alarm, not the fire."
      C<cards> {he} can say, "All right, and what are the other cards?"
      C<same> {he} can think, "Second list first."
      C<topic> Until it settles, {he} can think about {topic}.
      A<why> The guessing machine draws a new picture, and after that the signal stops. If the change is for good, the new way will be the usual one in a few weeks. Then somebody may suggest the old order, and that will be the surprise. Brains are loyal to whatever comes often.
      A<cards> In the evening the row is complete again, with one card that was not in the plan. It might be a poor card, and it might turn out to be a fair one. The last card is bed, as it was in the morning. New cards can be laid for tomorrow, some of them in pencil.
      A<same> The second list wins in the end, if only by its length. A change takes up much room while it is new. The bag, the socks and the front door take up none, because nobody looks at them. They were there all day, and they will be there in the morning.
      D<way> Brains save work wherever they can, and a route that is known costs them nothing. They play it like a film. When {Name} is taken a different way, the film stops, and every corner needs a look. It can come out as alarm or as anger, and both start in the same place. The street is not wrong. It is only new to the camera.
      P<way> People who change a route at the corner think that they are saving time. They would be surprised to hear what it costs somebody else. A word beforehand would be enough.
      Q<way> When the car turns off too early, {Name} might feel ____.
      H<way> Someone at home can announce it with a reason and an end. ~ "Until Friday, because of the pipe" is a complete sentence.
      H<way> Someone at home can agree on a fixed other way. ~ A plan B that stays the same is nearly a plan A.
      T<way> {he} can follow it on a map with a finger. ~ The one who navigates is not surprised.
      T<way> {he} can time it. ~ Numbers are a good thing to bring home from an unknown road.
      C<way> {he} can think, "New film, same ending."
      A<way> The end of it is where it was, as usual, with the same scratch on the gate. Two films are better than one when the order of a day is upset by a pipe. Most people find in the end that they use the second one by choice. The first one is kept for days when enough else is new.
      D<off> A cancelled plan leaves a hole the size of an afternoon. The brain has run that afternoon in advance, with all its details, and is now told to delete it. {Name} may need longer for that than other people. The change is small from outside and large from inside.
      P<off> People who deal with changes easily had not filled in the details yet. They see a swap. It helps them to hear that somebody else is taking apart a whole afternoon.
      Q<off> In the first five minutes after the news, {Name} might feel ____. They are usually the worst five.
      H<off> Someone at home can give the news plainly, with the reason, and then stay quiet for a while. ~ Cheering up comes later.
      H<off> Someone at home can make a list for such days, on a good day. ~ It is hard to have ideas in a hole.
      T<off> {he} can ask which parts are still the same. ~ There are more of them than it seems at first.
      T<off> {he} can decide what to do with the time, and write it over the old plan. ~ A decision of one's own closes half of the gap.
      C<off> {he} can think, "Delete slowly. Then save something new."
      A<off> By evening the afternoon has been used for something, or for nothing, which is also a use. The plan has a crossed-out line in it and looks like most plans. What was cancelled can be looked forward to a second time, if there is a date. If there is none, that is known now as well.
    `),
    '11+': script(`
      D<why> A brain spends most of its time predicting. It sketches the next minute, compares, and reports only the differences, which is why {Name} could get to school without thinking of the way. A changed plan is one large difference. The alarm that follows is a physical event, with a pulse and a temperature, and it has no volume control. It sounds the same for a cancelled lesson as for a falling tree.
      D<same> Whenever a plan is changed, it is possible to divide the day into two columns. {Name} may find that the left one, headed "different", shouts. It rarely holds more than three entries. The right one, headed "as before", is too long to write out, since it includes the bag, the bed, the food and the weather. Under stress, the eye refuses to move to the right.
      D<letter> This is about a plan that was changed, and it is written for somebody who likes to know beforehand. There are many such people. {Name} may have heard the word "flexible" more often than is useful. It is usually said by those for whom changes cost nothing. A plan is a way of saving energy, and having one cancelled at short notice means paying twice. It is reasonable to be annoyed about that, and it is also possible to make it cheaper.
      P Some people are refreshed by the unexpected, and they tend to become leaders of school trips. They honestly do not see what is difficult about it, and explaining it once, with a concrete example, works better than enduring it.
      P In some people a sudden change can be felt in the entire body. That is neither stubbornness nor a wish to control others. It is the cost of a brain that predicts precisely and would like its money back.
      P Whoever changes a plan has usually lost one of their own that day. A parent who announces it badly may be thinking about a car, a boss or a temperature of thirty-nine. The information tends to be better ten minutes later.
      P A plan that was looked forward to is a real thing to lose. Other people may be glad of the new one on the same day, and both are true.
      Q On hearing that it will be different after all, {Name} might notice ____. The body usually votes first.
      Q In the gap between the old plan and the new one, {Name} might feel ____.
      Q Looking back at it in the evening, {Name} might feel ____. Indifference is a possible result.
      H {helper} can pass on changes at once and in writing, with the reason and the new times. ~ A message can be read again, and a shout through the door cannot.
      H {helper} can mark what is fixed and what is only likely. ~ Uncertainty that has been announced hardly counts as a surprise.
      H {helper} can say first that it is a pity, and explain the new plan after that. ~ In this order it can be heard.
      H<adult> {helper} can help by {adult}, and take a no for an answer. ~ It has a good record.
      T {he} can ask for the complete new version before forming an opinion about it. ~ Gaps are worse than bad news.
      T {he} can keep a plan B for the days that matter most. ~ A second plan is not pessimism. Pilots have one too.
      T {he} can take ten minutes alone, and say that it is ten minutes. ~ Others wait more patiently for a number.
      T<quiet> {he} can spend some time {quiet} afterwards. ~ It runs in a known order, which is restful.
      T<doing> {he} can try {doing} in the meantime. ~ It has been useful at other times.
      C<why> {he} can think, "Difference noted, alarm included, no tree in sight."
      C<same> {he} can think, "Right-hand column."
      C<letter> {he} can say, "Give me the new version, and ten minutes."
      C<topic> In the gap between, {he} can think about {topic}.
      A<why> After a while the prediction has been redrawn, and the new version runs as quietly as the old one did. A change that lasts becomes the routine that somebody will later be sorry to lose. What a brain likes about a plan is mostly knowing it, and the new one can be known as well.
      A<same> By the end of such a day, the left column has usually shrunk to one line, while the right column took no notice whatever. Plans will go on being changed, by weather, buses and other people's colds. Most of what makes up a day is not in them.
      A<letter> None of this turns a change of plan into a pleasure, but it does turn it into something with an end and a lower price. People who like to know what is coming are the ones who bring umbrellas, and others are glad of them. There is a place for both kinds, preferably announced in advance.
    `),
  },
};

/** A changed plan, a new timetable, an upset routine: what is another today, what is as it was, and time to get used to it. */
export const changeOfPlan: Frame = withScenes(own, aRowThatWasMoved, somebodyElseCollects, newForOld, anotherRoad);
