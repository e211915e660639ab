import { said, type NamedScene } from '../scene.ts';

/** The birthday song: it comes all at once, everybody looks one way, and it lasts about twenty seconds. */
export const aLoudSongAndThenCake: NamedScene = {
  id: 'song',
  image: 'a song of four lines, and the cake that waits for it to end',
  cue: said(
    String.raw`\b(?:happy birthday|birthday song)\b`,
    String.raw`\b(?:died|death|heaven|grave|grand\w+ (?:died|death)|recorder|piano|learn\w*|wash\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:sing\w*|song|birthday|cries|covers?|ears|loud|hides?|scared|hates?)\b/i,
  titles: { young: 'Four Lines and a Cake', older: 'Four Lines and a Cake' },
  text: {
    '2-3': `
      D<song> It is a birthday. All of them sing. {Name} may hold two ears. La, la, loud! Here comes a cake.
      P<song> Big people sing loud. They like cake.
      Q<song> In the song, {Name} may feel ____.
      H<song> {helper} can stand by the door.
      H<song> {helper} can say, "Song, then cake."
      T<song> {he} can put hands on ears.
      T<song> {he} can look at the lights.
      C<song> {he} can say, "La, la, stop, cake."
      A<song> La, la, stop. The song is done. Puff! It is a birthday. Here is a bit of cake.
    `,
    '4-5': `
      D<song> At a birthday there is a song before the cake. All of them start at once, and they look one way. {Name} may find it very loud. The song has four lines. It is as long as washing hands. The last line is the loudest, and then it is over.
      P<song> People sing it because they are glad. They do not notice how loud they are.
      P<song> Some birthday children hide under the table for it. The cake waits.
      Q<song> When they all start to sing, {Name} may feel ____.
      H<song> {helper} can say, "Now it comes," before the song.
      H<song> {helper} can stand by the door with {him}.
      T<song> {he} can put both hands on both ears.
      T<song> {he} can count the lines on {his} fingers.
      C<song> {he} can think, "Four lines, then cake."
      A<song> Four lines went by, and somebody blew. Now it is quiet, because mouths are full. It is fine to hear a birthday song from the next room. The cake tastes the same from there.
    `,
    '6-7': `
      D<song> The birthday song comes all at once. One person starts, and a whole room joins in, each in another key. {Name} may not like it, in the ears or in the tummy. If it is {his} own birthday, they all look as well. It has four lines and takes about twenty seconds. A song can be soft too, if people know.
      P<song> Nobody at the table sings it well. They think of the candles.
      P<song> There are grown-ups who hate that song for themselves. They smile and look at the cake.
      Q<song> In the second before it starts, {Name} may feel ____.
      H<song> {helper} can ask the guests to sing in a whisper. ~ Candles like that better as well.
      H<song> {helper} can give {him} a job then, such as the light switch.
      T<song> {he} can step outside for four lines, and come in for the cake.
      T<song> {he} can put hands or ear defenders on.
      C<song> {he} can think, "Twenty seconds, and then it is cake."
      A<song> The last line wobbled, somebody clapped, and then there was smoke from the candles. A birthday can have a loud song, a soft one or none. It counts as a birthday all the same. The quiet part has come, and it has icing on it.
    `,
  },
};
