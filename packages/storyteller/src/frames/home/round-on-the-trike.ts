import { said, type NamedScene } from '../scene.ts';

/** One tricycle for several children: it goes round, and it comes back. */
export const roundOnTheTrike: NamedScene = {
  id: 'trikeround',
  image: 'a trike that goes round and comes back to a stop',
  cue: said(
    String.raw`\b(?:trikes?|tricycles?|ride[- ]?ons?|balance bikes?|cosy coupe|pedal cars?|go[- ]?karts?|scooters?|(?:nursery|preschool|playgroup|shared|same|other|another|somebody|someone|child|children|kids?|friend|brother|sister)\b[^.]{0,40}\b(?:bikes?|toy cars?))\b`,
    String.raw`\b(?:learn\w*|balance on|falls? off|fell|helmet|scared|afraid|stabilisers|won'?t (?:get off|let)|hogs?|for (?:his|her) birthday|stolen|wobbl\w*)\b`,
  ),
  decides: false,
  answers: /\b(?:me now|my turn|mine|handlebars?|holding)\b/i,
  titles: { young: 'Round It Goes', older: 'Three Rounds Each' },
  roles: {
    toy: {
      fallback: { text: 'the trike' },
      cues: [
        { match: /\bscooters?\b/i, phrase: { text: 'the scooter' } },
        { match: /\b(?:cosy coupe|pedal cars?|toy cars?)\b/i, phrase: { text: 'the car' } },
        { match: /\bgo[- ]?karts?\b/i, phrase: { text: 'the kart' } },
        { match: /\b(?:balance )?bikes?\b/i, phrase: { text: 'the bike' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<trikeround> Brrm! {toy} goes round. {Name} may want a turn. A child is on it. Round it goes.
      P<trikeround> That child likes it too.
      Q<trikeround> When it goes past, {Name} may feel ____.
      H<trikeround> {helper} can count the rounds.
      H<trikeround> {helper} can name the next one.
      T<trikeround> {he} can wave it past.
      T<trikeround> {he} can stand at the stop.
      C<trikeround> {he} can say, "Round, round, stop."
      A<trikeround> Round, round, stop. The child gets off. The seat is free. Now it is the next turn. Brrm!
    `,
    '4-5': `
      D<trikeround> Another child is on {toy} now. {Name} may want a turn right now and hold on to it. But it can only move when hands let go. It goes round, and at the stop it comes back.
      P<trikeround> The child who is on it wants to go, too. A hand on the bars makes the wheels stand still.
      Q<trikeround> When {toy} goes past, {Name} may feel ____.
      H<trikeround> {helper} can draw a line for the stop.
      H<trikeround> {helper} can say how many rounds each one gets.
      T<trikeround> {he} can be the one at the stop who counts.
      T<trikeround> {he} can ask, "Am I next?"
      C<trikeround> {he} can say, "Three rounds, and then the next one."
      A<trikeround> One, two, three, and it stops at the line. One child gets off, and the next one gets on. The wheels go round, and the turns do as well. It went away, and here it is again.
    `,
    '6-7': `
      D<trikeround> Another child is on {toy}, and it seems to be gone for good. {Name} may want to grab it and shout for a turn. But things on wheels go in rounds. A round has an end, and it can be counted. Hands on the bars make it longer, because nobody gets anywhere.
      P<trikeround> Whoever is riding looks ahead and does not see who waits. It is not meant to be unkind.
      Q<trikeround> Each time it goes past, {Name} may feel ____.
      H<trikeround> {helper} can chalk a stop on the ground.
      H<trikeround> {helper} can agree with all of them on three rounds each.
      T<trikeround> {he} can stand at the stop and count out loud.
      T<trikeround> {he} can ask, "How many rounds have you got left?"
      C<trikeround> {he} can think, "Three rounds, and it is here again."
      A<trikeround> Three rounds are over, and the wheels stand at the chalk line. One gets off and another gets on, and the counting starts again. There was no need to pull. What goes in rounds comes back, and a turn does too.
    `,
  },
};
