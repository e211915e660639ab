import type { FactSheet } from '../sheet.ts';

/** A class is to be photographed again, and not one of those who were in the first picture looks like it any more. */
export const lifeCycles: FactSheet = {
  id: 'life-cycles',
  topic: 'nature',
  title: 'Butterflies, frogs and how they change',
  subject: 'how butterflies and frogs grow up',
  words: ['life cycle', 'butterfly', 'caterpillar', 'chrysalis', 'cocoon', 'frog', 'tadpole', 'frogspawn', 'metamorphosis', 'ladybird', 'dragonfly'],
  guides: ['snail', 'tortoise', 'duck'],
  titles: ['The Same Again, Please', 'Nobody Looks Like That Now', '{child} Takes the Class Picture', '{guide} Has the Old Photograph', 'Stand Still, Whoever You Are'],
  facts: [
    { id: 'tadpole', says: 'A frog begins as an egg in jelly, hatches as a tadpole with gills and a tail, and grows legs.', source: 'Natural History Museum, London: Common frog' },
    { id: 'tail', says: 'A tadpole\'s tail does not drop off: its body takes the tail in as the frog grows.', source: 'Encyclopaedia Britannica: Tadpole' },
    { id: 'caterpillar', says: 'A caterpillar becomes a chrysalis, and out of the chrysalis comes a butterfly.', source: 'Butterfly Conservation: Life cycle of a butterfly' },
    { id: 'skins', says: 'A caterpillar grows by shedding its skin several times.', source: 'Butterfly Conservation: Life cycle of a butterfly' },
    { id: 'food', says: 'Most caterpillars chew leaves, and most butterflies drink nectar through a long tube.', source: 'Butterfly Conservation: What butterflies eat' },
    { id: 'dragonfly', says: 'A young dragonfly lives under water for months or years before it climbs out and gets its wings.', source: 'British Dragonfly Society: Life cycle' },
    { id: 'ladybird', says: 'A young ladybird is long, dark and has no spots, and eats greenfly.', source: 'Natural History Museum, London: Ladybirds' },
    { id: 'wings', says: 'A new butterfly has crumpled wings and must wait for them to fill and dry before it can fly.', source: 'Butterfly Conservation: Life cycle of a butterfly' },
    { id: 'snails', says: 'Young snails hatch with a shell, like small copies of their parents, and so do not change in this way.', source: 'Encyclopaedia Britannica: Gastropod' },
    { id: 'eggs', says: 'Many butterflies lay their eggs on the plant that the caterpillars will eat.', source: 'Butterfly Conservation: Life cycle of a butterfly' },
    { id: 'bones', says: 'Inside a chrysalis much of the caterpillar\'s body is broken down and built up again.', source: 'Natural History Museum, London: Metamorphosis' },
  ],
  never: [
    { wrong: /\btails? (?:drops?|dropped|falls?|fell|comes?|came) off\b/i, belief: 'A tadpole\'s tail drops off.', truth: 'Its body takes it in.' },
    { wrong: /\bbutterfl(?:y|ies)\b[^.]*\b(?:comes?|came|hatch(?:es|ed)?) out of (?:a |its |their )?cocoons?\b/i, belief: 'A butterfly comes out of a cocoon.', truth: 'Butterflies have a chrysalis; many moths spin a cocoon.' },
    { wrong: /\bcaterpillars? (?:just )?(?:sleeps?|slept) (?:in|inside) (?:the|its|a) chrysalis\b/i, belief: 'The caterpillar sleeps in the chrysalis.', truth: 'It is built anew in there.' },
    { wrong: /\b(?:small|little|baby) butterfl(?:y|ies) (?:grows?|grew) (?:up|into|bigger)\b/i, belief: 'Small butterflies grow into big ones.', truth: 'A butterfly comes out full size; the caterpillar does the growing.' },
    { wrong: /\bspots (?:shows?|tells?|showed|told) (?:how old|the age of) (?:a |the )?ladybirds?\b/i, belief: 'Its spots show how old a ladybird is.', truth: 'The number of spots goes with the kind.' },
  ],
  opens: {
    young: [
      [
        { setting: 'garden', camera: 'close', child: 'hold curious: camera', text: ['Click! says the camera. In spring {child} saw dots and wrigglers. Where are they now?', '{child} has a camera. Last time: wriggly things. Smile! Nobody is there.'] },
        { setting: 'pond', camera: 'wide', child: 'walk excited', guide: 'wave proud', things: ['camera'], text: ['"Same again!" says {a guide}. "All stand still." {child} has the camera. Who is who?', '"Get them all," says {a guide}. "I look the same!" {child} brings the camera.'] },
      ],
      [
        { setting: 'bedroom', camera: 'medium', child: 'hold happy: book', text: ['In the book is a picture. Small, black, wriggly. Who are you, asks {child}.', '{child} has a book of friends. Each one is tiny. None has wings.'] },
        { setting: 'garden', camera: 'medium', child: 'run excited', guide: 'point happy', things: ['bell'], text: ['Ding! {a guide} rings a bell. "School photo!" {child} runs down to the pond.', '"Time for a new one," says {a guide}. The bell goes. Down goes {child}.'] },
      ],
    ],
    middle: [
      [
        { setting: 'garden', camera: 'close', child: 'hold curious: camera', text: ['In April {child} had taken a photograph of everybody by the pond. There was a row of commas, a stripy thing, and a dot. Now it was July. The camera was ready, and they had gone.', '{child} wanted the same picture twice: one for spring, and one for summer. The camera had a film in it. The pond had nobody in it at all.'] },
        { setting: 'pond', camera: 'wide', child: 'walk excited', guide: 'wave proud', things: ['bench' as never], text: ['', ''] },
      ],
      [
        { setting: 'bedroom', camera: 'medium', child: 'hold happy: book', text: ['{child} kept a book of the pond. On page one was the class of spring, looking small and wet. Page two was blank. It wanted the same ones again.', 'The first page of the book said, "My friends, in April." They were mostly dots. {child} sharpened a pencil for page two, and went to find them.'] },
        { setting: 'garden', camera: 'medium', child: 'run excited', guide: 'point proud', things: ['bell'], text: ['"The class will line up!" cried {a guide}, and rang a bell. No one came that {child} had ever met. "I have not changed," said {guide}. "Why should they?"', 'Down by the reeds {a guide} rang a bell. "Same faces, same places," said {guide}. {child} held out the picture. There was not a face like it.'] },
      ],
    ],
    old: [
      [
        { setting: 'garden', camera: 'close', child: 'hold curious: camera', text: ['There had been eleven of them in the spring picture, and {child} could name them all. They sat in two rows at the edge of the pond, black, striped or round, and not one was longer than a thumbnail. It was a good picture. The prize was for two: the same group again, in summer. {child} came down with the camera on the first of July. Everybody had left.', '"Before and After," said the notice about the competition. {child} had the Before. It showed the whole of the pond\'s infants, taken in April: some commas, some dots and a thing like a bottle brush. For After one only needed the camera, and the same eleven. How far could they have got, on no legs?'] },
        { setting: 'pond', camera: 'wide', child: 'walk excited', guide: 'wave proud', things: ['chair'], text: ['', ''] },
      ],
      [
        { setting: 'bedroom', camera: 'medium', child: 'hold happy: book', text: ['', ''] },
        { setting: 'garden', camera: 'medium', child: 'run excited', guide: 'point proud', things: ['bell'], text: ['', ''] },
      ],
    ],
  },
  turns: [] as never,
  closes: {} as never,
};
