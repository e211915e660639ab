import { said, type NamedScene } from '../scene.ts';

/** Not the storm but the wait for it: the light that changes, the still air, the forecast. */
export const beforeTheFirstDrop: NamedScene = {
  id: 'beforeit',
  image: 'the still time before the first drop, and a corner that is ready',
  cue: said(
    String.raw`\b(?:waiting|the wait|build(?:s|ing)?[- ]?up|before (?:it|the (?:storm|rain|thunder|first)|a storm)|by the first drop|first drop|(?:sky|air|light|it)(?:['’]s)? (?:\w+ )?(?:goes|go|going|gets?|turns?|turning) (?:\w+ )?(?:dark\w*|yellow|black|grey|green|still|heavy)|(?:dark|black|grey|heavy) clouds?|birds stop|(?:watch|check)(?:es|ing)? (?:the )?(?:sky|weather|forecast|radar|clouds?|app)|forecast|weather app|radar|clouds? (?:come|gather|roll)|asks? (?:\w+ ){0,4}(?:if|whether|when) (?:it|there)(?:['’]s| is| will)?\b)`,
    String.raw`\b(?:trees? (?:fell|falls?)|flood\w*|hurricane|tornado|evacuat\w*|cyclone|roof)\b`,
  ),
  decides: false,
  answers: /\b(?:wait\w*|air|yellow|dark|birds|clouds?|sky|forecast|weather|drop|behind|fingers in)\b/i,
  titles: { young: 'Before the First Drop', older: 'Before the First Drop' },
  text: {
    '4-5': `
      D<beforeit> Before a storm comes, the light gets odd. The air is still, and birds may stop. {Name} may want to get away from it right then. The wait can be the hardest part. Nothing has come yet, and ears are up. A snug corner can be ready for that.
      P<beforeit> Birds sit in a hedge at such times. They have a place for it too.
      P<beforeit> Grown-ups may say, "It is not even here yet." They forget that waiting is a job.
      Q<beforeit> When the light gets odd, {Name} may feel ____.
      H<beforeit> {helper} can sit there too and say what comes next.
      H<beforeit> {helper} can stay until the street is wet and quiet.
      T<beforeit> {he} can get a pillow and a toy for the corner.
      T<beforeit> {he} can put both hands on both ears.
      C<beforeit> {he} can say, "First still, then loud, then done."
      A<beforeit> The storm came and was loud, and then it went on. The street is wet. The birds have begun again. It is fine to come out late and bit by bit. The corner can stay for the next time.
    `,
    '6-7': `
      D<beforeit> A storm has three parts, and the first one makes no noise. The light changes, and the air stands still. {Name} may feel that part most of all. In it, ears wait for a bang that has not come. The second part is loud, and mostly short. The third part smells of wet street, and it can be long.
      P<beforeit> Birds and dogs notice the first part too. They go somewhere snug and wait there. It is a good plan for small animals and for others.
      P<beforeit> Others in the room may not notice the light at all. To them it begins with the bang. So they come late with a kind word.
      Q<beforeit> In the still part, {Name} may feel ____. It may be in the ears or in the tummy.
      H<beforeit> {helper} can say out loud which part it is now. ~ A part with a name has an end.
      H<beforeit> {helper} can get into the corner early, with a book.
      H<beforeit> {helper} can leave the third part long, and ask nothing.
      T<beforeit> {he} can make a snug corner as soon as the light changes.
      T<beforeit> {he} can listen to a story with ear defenders or a pillow on.
      C<beforeit> {he} can think, "This is part one. There are three."
      A<beforeit> The loud part of the storm is over. Now it is part three, and the street steams or drips. Ears may stay up for a while. They come down by themselves, and the corner is snug until then.
    `,
    '8-10': `
      D<beforeit> There are people who mind the bang of a storm, and people who mind the time before it. The light goes yellow or grey, the air stops, and for a while nothing happens at all. {Name} may know that time well. A brain that expects something turns up the ears, and waiting with ears turned up is hard work. When the first thunder comes, it is nearly a relief.
      P<beforeit> The stillness has a cause. Air is being drawn up into the cloud, and near the ground it pauses. Birds stop singing because they are looking for shelter, and so do sensible people.
      P<beforeit> Those who do not mind storms start to notice at the first bang. They cannot see that for others it began half an hour ago.
      Q<beforeit> In the still part, {Name} might feel ____. It may begin at the first change of the light.
      H<beforeit> {helper} can look at the forecast once and say when it is likely to be over. ~ Once is news, and ten times is worry.
      H<beforeit> {helper} can have something ready for the wait, such as cards or an audio book.
      T<beforeit> {he} can set up a corner at the first sign, and not at the first bang.
      T<beforeit> {he} can time the three parts and write them down. ~ The loud one is often the shortest.
      C<beforeit> {he} can think, "This is the waiting part. It ends with rain."
      A<beforeit> The storm has gone on to the next town, and the gutters are running. By the list, the wait was longer than the noise. A body may need the rest of the evening to turn the ears down again. There is no rule about how long that takes.
    `,
  },
};
