import { said, type NamedScene } from './scene.ts';

const HOLIDAY = String.raw`\b(?:(?:on|our|first|family|a|the|going on|go on|for) (?:\w+ )?(?:holidays?|vacation)|holidays? (?:abroad|to|in|cottage|home|camp|next|on|is|will)|holiday|villa|caravan|hotel|air ?b ?(?:and|&|n)? ?b|cent(?:er|re) ?parcs|butlins)\b`;
const NEW = String.raw`\b(?:different|chang(?:e|es|ed|ing)|routine|unfamiliar|new (?:places?|beds?|rooms?|foods?)|strange|own bed|not (?:be(?:ing)? )?(?:at )?home|away from home|first|worr\w+|anxious|nervous|scared|hates?|won'?t sleep|does ?n'?t (?:like|want|sleep)|prepare|getting ready|unsettled|struggl\w*|upset|meltdowns?|what (?:to expect|will happen|it will be like))\b`;

/** A holiday, where all that goes by itself at home goes another way: what is new there, and what comes along in the bag. */
export const anotherBedAnotherBreakfast: NamedScene = {
  id: 'elsewhere',
  image: 'another bed and another breakfast, and what came along in the bag',
  cue: said(
    `(?=[^]*${HOLIDAY})(?=[^]*${NEW})`,
    String.raw`\b(?:school holidays?|(?:summer|half[- ]?term|easter|christmas|bank) holidays?|after (?:the|our|a) holidays?|back from|planes?|fl(?:y|ies|ying|ight|ights)|airport|ferry|boat|cars?|carsick|drive|driving|trains?|journey|coach|camping|tents?|cancel\w*|call(?:ed)? off|kennels?|dog|cat|with (?:his|her|their) (?:dad|mum)\b|without (?:me|us|mum|dad)|grand\w+|nan|nana|beds?|sleep\w*|nights?|sleep ?over|residential|swim\w*|pool|kids'? club|school|nursery|friend\w*|wet(?:s|ting)?|no holiday|(?:can'?t|not) (?:go|going|afford)|miss\w*|hamster|rabbit|fish|toilet\w*|potty|eat(?:s|ing)?|sand|beach|sea|waves|insects|bugs|lizards|sun ?cream|baby|divorc\w*|step\w*|work|jabs?|vaccin\w*|eid|diwali|christmas|easter|halloween)\b`,
  ),
  decides: true,
  takesHelps: true,
  answers: /\b(?:holiday|different|chang\w+|routine|new|bed|home|worr\w+|first|everything|places?|foods?)\b/i,
  titles: { young: 'Another Bed, the Same Bear', older: 'What Comes Along' },
  text: {
    '2-3': `
      D<elsewhere> It is a holiday trip. Here is a new door. {Name} may look in. Here is a new bed.
      P<elsewhere> Some bags have toys in them. Big bags have socks.
      Q<elsewhere> In the new bed, {Name} may feel ____.
      H<elsewhere> {helper} can sit by the bed.
      H<elsewhere> {helper} can bring the bedtime book.
      T<elsewhere> {he} can put a toy in the bed.
      T<elsewhere> {he} can look in each room.
      C<elsewhere> {he} can say, "New bed, hello."
      A<elsewhere> Sleep, and then hello, sun! The trip goes home again. Bye-bye, bed. Hello, own bed.
    `,
    '4-5': `
      D<elsewhere> On a holiday trip, many things are not as at home. {Name} may find another bed, another cup and another light. The toilet may be on the other side. It is a lot of new things at once. Some things are the same. They came along in the bag.
      P<elsewhere> Grown-ups look for the light in a new room too. They bump a toe and say "ow".
      P<elsewhere> Some people like new things at once. Some like them on the second day.
      Q<elsewhere> In a room that is new, {Name} may feel ____.
      H<elsewhere> {helper} can show {him} a picture of the place first.
      H<elsewhere> {helper} can read the bedtime book there too.
      T<elsewhere> {he} can pack one thing that smells of home.
      T<elsewhere> {he} can walk through the rooms and look in.
      C<elsewhere> {he} can think, "New bed, same book, same me."
      A<elsewhere> On the second day {Name} may know where the cups are. The bed has a dent now. After some days the trip goes home. There the own bed is as it was.
    `,
    '6-7': `
      D<elsewhere> At home a day goes nearly by itself. On a holiday trip it does not, and that can be tiring. {Name} may find another bed, other food and another time for things. It can all seem to be different at once. In truth some of it is new and some of it came along. A list can tell which is which.
      P<elsewhere> Other people in the family may love it that all is new. It rests their heads. Some heads rest better when things are as they were.
      P<elsewhere> Even hotels know this. So there is a bed, a lamp and a bathroom, as at home.
      Q<elsewhere> On the first evening there, {Name} may feel ____. The third evening may be another word.
      H<elsewhere> {helper} can make a plan of each day with {him}, with pictures. ~ One page is enough.
      H<elsewhere> {helper} can keep bedtime as it is at home. ~ One thing that stays is worth a lot.
      T<elsewhere> {he} can make a list with two sides: "new" and "as at home".
      T<elsewhere> {he} can choose a corner there that is just for resting.
      C<elsewhere> {he} can think, "Some is new, and some came along."
      A<elsewhere> By the third day the side with "as at home" is longer. The way to breakfast is on it now, and so is the lamp. Then the trip is over, and the bag is packed. At home everything is where it was, and it looks a bit new.
    `,
    '8-10': `
      D<elsewhere> A holiday trip takes away most of what a day runs on. The bed, the food, the light and the time for things are all others, and nobody asked them to change. {Name} may be worn out by that before the fun has even begun. At home a brain does a hundred things without looking. Here it looks at each of them. That is work, and it gets less with each day.
      P<elsewhere> Some people go on holiday because everything is different. They find it hard to imagine that for somebody else this is the difficult part.
      P<elsewhere> Adults pack their own coffee and their own pillow. It is the same wish in a larger bag.
      Q<elsewhere> On the day of arriving, {Name} might feel ____. Looking forward and wanting to go home can share a room.
      H<elsewhere> {helper} can collect facts beforehand: photos, a map, what there is for breakfast. ~ What has been seen is half known.
      H<elsewhere> {helper} can keep two parts of the day as they are at home, such as breakfast and bedtime.
      T<elsewhere> {he} can draw a plan of the place on the first day, with the ways that matter.
      T<elsewhere> {he} can pack a small bag of things that do not change.
      T<elsewhere> {he} can ask for an hour with nothing new in it.
      C<elsewhere> {he} can think, "Today it is all new. On day three it is Tuesday."
      A<elsewhere> On about the third day feet know the way to the bathroom, and the brain can look at other things. There may have been something good among them. The trip ends as it began, with a bag. At home the light switch is where a hand expects it, which is a small pleasure of its own.
    `,
    '11+': `
      D<elsewhere> A holiday trip is advertised as a rest from routine, which is an odd idea for anyone who rests by means of routine. {Name} may be expected to look forward to it. What comes to mind instead may be the bed, the food, the noise and plans made at breakfast. None of that is ungrateful. A brain that runs on known things pays extra for each unknown one. It helps to find out early what is fixed, and to keep some of it.
      P<elsewhere> People who enjoy surprises tend to assume that they are doing others a favour with them. They are usually willing to give the programme in advance if they are asked.
      P<elsewhere> Hotels are built to be alike all over the world, because a great many adults want exactly what they have at home.
      Q<elsewhere> On arriving, {Name} might notice ____. Tiredness often speaks first, in the voice of bad temper.
      H<elsewhere> {helper} can say what is planned and what is open. ~ Even "we do not know yet" is information.
      H<elsewhere> {helper} can agree that one part of each day belongs to nobody's programme.
      T<elsewhere> {he} can look at the place on a map and in photos until it holds fewer surprises.
      T<elsewhere> {he} can keep one habit going there, at the same hour as at home.
      C<elsewhere> {he} can think, "The first two days are the price. It goes down."
      A<elsewhere> By the third day most of the place has been filed away, and attention is free for other things. Some of the week may be good, and some of it may just be over. Going home is part of the trip as well. There, for an evening, ordinary things look as if somebody had arranged them.
    `,
  },
};
