import { said, type NamedScene } from '../scene.ts';

/** A colonoscopy or another look with a small camera: the drink before it, asleep for it, and the talk afterwards. */
export const aLookInside: NamedScene = {
  id: 'camerainside',
  image: 'a camera no wider than a finger, and a day of clear soup before it',
  cue: said(
    String.raw`\b(?:colonoscop\w*|endoscop\w*|gastroscop\w*|sigmoidoscop\w*|(?:bowel|moviprep|picolax|klean|colonoscopy) ?prep|picolax|moviprep|klean-?prep|(?:camera|scope)\b[^.!?]{0,40}\b(?:bowel|gut|bottom|bum|tummy|stomach|throat|inside (?:him|her))|(?:bowel|gut|tummy|stomach)\b[^.!?]{0,20}\b(?:camera|scope))\b`,
    String.raw`\b(?:dad|daddy|mum|mummy|mom|gran\w*|nan|nana|grandad|brother|sister|aunt\w*|uncle)(?:['’]s| is| has| needs| is having)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers:
    /\b(?:colonoscop\w*|endoscop\w*|prep|crohn\w*|colitis|suspected|dread\w*|scared|camera|drink\w*|next week|tomorrow|embarrass\w*)\b/i,
  titles: { older: 'Clear Soup and a Small Camera' },
  beside: {
    benefits: [
      'Tells the order: clear drinks, the sleepy or numbing medicine, the camera, something to eat.',
      'Says that staff are used to what is embarrassing about it.',
      'Has a question ready that {name} can ask beforehand.',
    ],
    talk: {
      young: ['What does the camera look at?', 'How may a tummy feel before it?', 'Shall we choose the first meal?'],
      older: [
        'Why is it empty in there, in the story?',
        'Which word went into the blank?',
        'Which questions shall we write down for the nurse?',
      ],
    },
  },
  roles: {
    look: {
      fallback: { text: 'the test' },
      cues: [
        { match: /\bcolonoscop\w*/i, phrase: { text: 'the colonoscopy' } },
        { match: /\b(?:endoscop|gastroscop)\w*/i, phrase: { text: 'the endoscopy' } },
      ],
    },
    lining: {
      fallback: { text: 'the bowel' },
      cues: [
        { match: /\bgastroscop\w*|\bthroat\b/i, phrase: { text: 'the stomach' } },
        {
          match: /^(?![^]*\b(?:bowel|colonoscop\w*|bottom|bum|crohn\w*|colitis)\b)[^]*?\bendoscop\w*/i,
          phrase: { text: 'the stomach' },
        },
      ],
    },
  },
  text: {
    '6-7': `
      D<camerainside> Doctors want a picture of a tummy from inside. For that there is a very small camera on a soft tube. {Name} may wonder about it. First {lining} needs to be empty. The nurses say what to eat and drink. Then there is medicine, so that it is sleepy or numb. The camera looks, and out it comes again.
      P<camerainside> The doctor looks at a screen with a picture on it. Inside a tummy it is pink and shiny.
      P<camerainside> Nurses do this every day. They keep people covered up and warm.
      Q<camerainside> On the day before, {Name} may feel ____. Hungry is a word that fits.
      H<camerainside> {helper} can ask what is allowed to drink, and make it cold.
      H<camerainside> {helper} can ask the nurse how it goes, step by step.
      T<camerainside> {he} can ask, "Will I be asleep for it?"
      T<camerainside> {he} can choose what to eat first when it is over.
      C<camerainside> {he} can think, "It takes a picture, and then comes toast."
      A<camerainside> The camera was in and out, and the picture is on the screen. The doctor looks at it in peace and says what it shows. Somebody brings something small to eat. The tummy rumbles, and that is a good sound.
    `,
    '8-10': `
      D<camerainside> From outside, a tummy looks the same whether it is well or not. So doctors have a small camera on a bendy tube. It takes a picture from inside, and {Name} needs one. {look} shows them {lining} in colour on a screen. It needs to be empty in there, or the picture shows lunch. That is why there is a list for the day before, of what to drink and what not to eat. For the camera itself there is medicine, to sleep or to be drowsy, and the hospital says which.
      P<camerainside> Before it most people think about who will see what. A sheet covers everything that is not needed, and the staff look at a screen. It is their ordinary Tuesday.
      P<camerainside> The doctor is looking for reasons. A picture is quicker than months of guessing.
      Q<camerainside> On the evening before, {Name} might feel ____. Embarrassed is on most people's list.
      H<camerainside> {helper} can find out everything beforehand: asleep or drowsy, how long, and when there is food.
      H<camerainside> {helper} can keep the bathroom free and the cooking smells away.
      T<camerainside> {he} can take the drink very cold, through a straw, with something allowed after it.
      T<camerainside> {he} can write down three questions. "Will I feel it?" is a good first one.
      C<camerainside> {he} can think, "A day of soup, a nap, a picture."
      A<camerainside> Somebody woke up and asked whether it had started, which is what they nearly all ask. It was over. There was some wind, and that is air from the camera and no reason to be shy. The doctors explain what is on the picture, or say when they will know. Toast comes first, and the rest of the menu after it.
    `,
    '11+': `
      D<camerainside> There are organs that nobody sees, and {Name} might like to keep it so. {look} is a look at {lining} from inside, with a camera on a bendy tube no wider than a finger. It is done because a picture settles in half an hour what blood tests can only hint at. The part that people grumble about is the day before, with its clear liquids. For the bowel there is also a drink after which everything leaves. The hospital gives the details, along with an anaesthetic or a sedative for the thing itself.
      P<camerainside> The embarrassing side of it is embarrassing for exactly one person in the room. For the rest it is a screen, a sheet and the fourth one this morning.
      P<camerainside> Parents worry about the result and talk about the timetable. Both sides can be told to change the subject.
      Q<camerainside> On the day of clear soup, {Name} might feel ____. Hunger makes most things sound worse.
      H<camerainside> {helper} can get exact answers in advance: how much sleep, who is in the room, when there are results.
      H<camerainside> {helper} can keep the bathroom free, without comment.
      T<camerainside> {he} can chill the preparation, use a straw at the back of the tongue and chase each glass with something allowed. ~ A nurse can be rung if it will not stay down.
      T<camerainside> {he} can ask for a female or a male doctor, or for fewer people in the room. ~ It may not be possible, and it is a question they respect.
      C<camerainside> {he} can think, "It is their fourth today. Then toast."
      A<camerainside> Most people wake up, ask when it begins and are handed a biscuit. There is some wind for a few hours, which is air and has no manners. The picture is in the file now, and somebody qualified explains what it shows and what it does not. Whatever comes of it, there will be less guessing. The rest of that day belongs to food and to a sofa.
    `,
  },
};
