import { said, type NamedScene } from '../scene.ts';

/** Brushing that is over before it has begun. */
export const tenSecondsOfBrushing: NamedScene = {
  id: 'tenseconds',
  image: 'a brush that was only at the front',
  cue: said(
    String.raw`\b(?:rush\w*|(?:too |so |very |really )(?:quick\w*|fast)|(?:in|for|takes?) (?:about |only |just )?(?:ten|five|two|10|5|2|30|thirty|a few) seconds|half[- ]?(?:heart\w*|does|a job)|(?:does(?:n['’]?t| not)|not|never) (?:\w+ )?(?:brush\w* |do \w+ )?(?:properly|long enough|well enough)|quick swipe|seconds)\b`,
    String.raw`\b(?:mornings?|late|braces?|dentist says|hasn['’]?t brushed|lies|lying)\b`,
  ),
  decides: false,
  answers: /\b(?:rush\w*|seconds|quick\w*)\b/i,
  titles: { young: 'Front, Back and Round', older: 'Where Has the Brush Been?' },
  text: {
    '4-5': `
      D<tenseconds> A brush can be very fast. In, swish, and out! {Name} may be done before the teeth have noticed. The ones in front got a wave. But the teeth at the back are still waiting. They had the most dinner on them.
      P<tenseconds> Hands like to get on to the next thing. That is so with soap as well.
      Q<tenseconds> In the middle of brushing, {Name} may feel ____.
      H<tenseconds> {helper} can sing a whole song. ~ When the song ends, the brush can stop.
      H<tenseconds> {helper} can do the back teeth after {his} turn.
      T<tenseconds> {he} can say hello to each tooth with the brush.
      T<tenseconds> {he} can start at the back.
      C<tenseconds> {he} can say, "Back teeth first, then round."
      A<tenseconds> The brush went to the back and all the way round. It was a whole song long. Now no tooth is still waiting. All of them can go to bed clean.
    `,
    '6-7': `
      D<tenseconds> Ten seconds are enough to make a brush wet. {Name} may be out of the bathroom by then. The front teeth are clean, because a brush gets there first. The back ones did not see it at all. They have dents on top, and food likes to stay in those.
      P<tenseconds> Two minutes are short in a game and long at a sink. It is dull, and that is no secret.
      P<tenseconds> Dentists can tell where a brush has been. They look at the back first.
      Q<tenseconds> After ten seconds of brushing, {Name} may feel ____. It may be in the feet.
      H<tenseconds> {helper} can play a song that lasts two minutes. ~ Then nobody needs to count.
      H<tenseconds> {helper} can have a look at the back ones afterwards.
      T<tenseconds> {he} can begin at the back, where it is most needed.
      T<tenseconds> {he} can go round in four parts, half a minute each.
      C<tenseconds> {he} can think, "Where has the brush not been?"
      A<tenseconds> The song is over, and the brush was everywhere, even behind the last tooth. It was a bit dull. It was two minutes, and now it is done until tomorrow. The dents at the back have nothing left in them.
    `,
    '8-10': `
      D<tenseconds> Most people who brush for ten seconds believe that it was a minute. {Name} may be one of them, since time at a sink goes slowly. In ten seconds a brush gets to the front teeth, which need it least. The work is at the back and along the gums. Whatever stays there turns sugar into acid, quietly and all night.
      P<tenseconds> Adults have been timed as well. They thought two minutes and did forty-five seconds.
      P<tenseconds> Dentists can read from teeth where a brush goes every day and where it does not.
      Q<tenseconds> At the sink, with better things to do, {Name} might feel ____.
      H<tenseconds> {helper} can let music run in the bathroom, one song long.
      H<tenseconds> {helper} can get tablets that colour what was missed. ~ It looks awful, and it is quite interesting.
      T<tenseconds> {he} can start at the back and finish in front.
      T<tenseconds> {he} can do it with a clip, a song or a thought that takes two minutes. ~ Hands can brush without being watched.
      C<tenseconds> {he} can think, "Where has the brush not been yet?"
      A<tenseconds> One song later the brush had been everywhere, including behind the last tooth. It is not exciting, and nobody says that it is. The teeth at the back have less to report to the dentist.
    `,
  },
};
