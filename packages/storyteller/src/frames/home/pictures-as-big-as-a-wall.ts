import { said, type NamedScene } from '../scene.ts';

/** A first time at the cinema: a dark room, a picture as big as a wall, sound from all sides, and the way out. */
export const picturesAsBigAsAWall: NamedScene = {
  id: 'cinema',
  image: 'a picture as big as a wall, and a small green light over the door',
  cue: said(
    String.raw`\b(?:cinema|the pictures\b|movie theat(?:re|er)|see a (?:film|movie)|(?:film|movie) at the)`,
    String.raw`\b(?:nightmares?|bad dreams?|after (?:watching|seeing)|since (?:watching|seeing)|scared (?:him|her|them) (?:after|so)|not allowed|isn'?t allowed|all (?:going|went|allowed)|with (?:his|her) (?:mates|friends) (?:on|alone|without)|left out|not invited|without (?:him|her|them)|died|girlfriend|boyfriend|plans? (?:change\w*|fell through|fall through)|full|cancel\w*|closed|shut|called off|sold out|theatre show|panto\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:cinema|first|dark|loud|noise|sounds?|screen|sit(?:ting)? still|film|movie|scared|worried|nervous)\b/i,
  titles: { young: 'A Picture as Big as a Wall', older: 'A Picture as Big as a Wall' },
  text: {
    '2-3': `
      D<cinema> Here is a big room. It has lots of seats. {Name} may sit on a knee. The lights go down. Look, a big, big picture!
      P<cinema> Other children look too. Some eat. Crunch, crunch.
      Q<cinema> In the dark, {Name} may feel ____.
      H<cinema> {helper} can say, "Now it starts."
      H<cinema> {helper} can go out with {him}.
      T<cinema> {he} can hug a knee.
      T<cinema> {he} can hold a hand.
      C<cinema> {he} can say, "Big picture, small door."
      A<cinema> The lights come up. The picture is gone. It was loud, and now it is not. Hello, door!
    `,
    '4-5': `
      D<cinema> At a cinema there is a picture as big as a wall. {Name} may sit in a soft seat that folds. The lights go down, and then it gets loud. First come some bits of other films. Then the right one starts. A small green light stays on over the door.
      P<cinema> The people on the wall are only light. They cannot come down, and they cannot look in.
      P<cinema> Other families go out in the middle for the toilet. They duck a bit and come back in.
      Q<cinema> When the big picture starts, {Name} may feel ____.
      H<cinema> {helper} can find seats at the end of a row.
      H<cinema> {helper} can say, "Out for a bit?" and go along.
      T<cinema> {he} can look for the green light first.
      T<cinema> {he} can put hands or ear defenders on {his} ears.
      C<cinema> {he} can think, "It is light on a wall."
      A<cinema> The names go up the wall, and the lights come on. There is popcorn on the floor. A whole film was seen, or half of one. Both are a trip to the cinema. Outside it is day, and eyes blink.
    `,
    '6-7': `
      D<cinema> In a cinema a lamp at the back throws a film on a wall. The wall is huge, and the sound comes from all sides. {Name} may feel it in the chest. The lights go down slowly, so that eyes get used to it. Before the film there are others, short and loud. The door stays where it is, with a green light over it.
      P<cinema> In each row somebody looks at it through the fingers. It may be a grown-up.
      P<cinema> People who work there see families go out and come in all day. They do not mind.
      Q<cinema> In the loud bit at the start, {Name} may feel ____. It may be quieter in the middle.
      H<cinema> {helper} can sit at the end of a row with {him}.
      H<cinema> {helper} can look for a showing with soft sound. ~ Many cinemas have one.
      T<cinema> {he} can wait outside until the loud short films are over.
      T<cinema> {he} can agree on a sign for "out for five minutes".
      C<cinema> {he} can think, "Light on a wall, and the door is green."
      A<cinema> The last names roll up, and two hundred seats fold with a bang. It got loud in there, and it stopped. Whoever saw half of it can ask the others for the rest. Outside it is still the same afternoon.
    `,
    '8-10': `
      D<cinema> A cinema does on purpose what most rooms avoid. It is dark, the picture is as large as a house, and the sound can be felt in the ribs. {Name} may find that hard before the film has started, because the advertisements are often the loudest part. There is an order to it: lights half down, adverts, trailers, lights out, film. Above the door a green sign stays lit from beginning to end.
      P<cinema> Films are made so that a whole audience jumps at one moment. Jumping means that somebody was paying attention.
      P<cinema> Staff see people leave and return in every showing. They hold the door and think about their tea break.
      Q<cinema> In the first five minutes, {Name} might notice ____. Ears, eyes and stomach may each have a different answer.
      H<cinema> {helper} can look up how long it is and what happens at the worst moment. ~ Some people enjoy a film more when they know.
      H<cinema> {helper} can book seats near the way out, or a relaxed showing with softer sound.
      T<cinema> {he} can come in after the trailers.
      T<cinema> {he} can wear ear plugs or defenders. ~ Musicians do, and nobody can see in the dark.
      C<cinema> {he} can think, "It is a lamp, a wall and a volume knob."
      A<cinema> The lights come up, and people look for their other glove. It was too loud, or it was good, or it was both by turns. Hard as a room like that can be, it has an end with names on it. Out on the pavement the traffic sounds oddly small.
    `,
  },
};
