import { said, type NamedScene } from '../../scene.ts';

/** Hearing aids in a place where everything is loud at once. */
export const loudHall: NamedScene = {
  id: 'loudhall',
  image: 'a hall in which a fork is as loud as a friend',
  cue: said(
    String.raw`\b(?:hearing aids?|implants?|processors?|aids)\b[^]*\b(?:too (?:loud|noisy)|noisy|so loud|(?:dinner|lunch|school|sports) hall|canteen|assembly|playground|swimming pool|restaurants?|parties)\b|\b(?:too (?:loud|noisy)|noisy|dinner hall|canteen)\b[^]*\b(?:hearing aids?|implants?|processors?)\b`,
  ),
  decides:
    /\b(?:takes?|taking|pulls?|won['’]?t wear|refuses)\b[^.!?]{0,30}\b(?:hearing aids?|processors?|implants?)\b[^.!?]*\b(?:too (?:loud|noisy)|noisy|so loud)\b/i,
  titles: { young: 'A Fork as Loud as a Friend', older: 'As Loud as a Fork' },
  text: {
    '4-5': `
      D<loudhall> {Name has} hearing aids. In a small room they bring a voice to the ear. In a big hall they bring forks and shouting as well. A fork is then as loud as a friend. So {Name} may want to take them out. That makes sense.
      P<loudhall> Other ears can push the noise back a bit. Hearing aids find that hard. They are polite and let everybody in.
      Q<loudhall> When the hall gets loud, {Name} may feel ____.
      H<loudhall> {helper} can ask for a seat by the wall. ~ Less noise comes from a wall.
      H<loudhall> {helper} can put soft things under the chair legs.
      T<loudhall> {he} can point to an ear. ~ It can mean "too loud".
      T<loudhall> {he} can sit next to one friend, face to face.
      C<loudhall> {he} can say, "Too loud. A quiet place, please."
      A<loudhall> At the table by the wall, the forks are smaller. A friend's mouth is near, and it says something funny. The hearing aids bring the joke. In a quiet corner, listening is fun again.
    `,
    '6-7': `
      D<loudhall> A dinner hall has a hard floor, hard walls and two hundred forks. {his} hearing aids make sounds bigger, and they cannot know which sound is wanted. So a chair, a tray and a friend all arrive at once. {Name} may take the aids out then, and it is suddenly peaceful. That makes sense. But the friend's voice has gone as well.
      P<loudhall> People with other ears sort out noise without thinking. Most of them have no idea how it sounds through a hearing aid. They can be told.
      P<loudhall> Sound experts can change what a hearing aid does in noise. They need to know where it is worst.
      Q<loudhall> With all those sounds at once, {Name} may feel ____. It may be in the head or in the jaw.
      H<loudhall> {helper} can ask the school for a place by the wall.
      H<loudhall> {helper} can tell the hearing clinic about the hall. ~ There may be a setting for it.
      T<loudhall> {he} can choose a corner, with the noise behind and one friend in front.
      T<loudhall> {he} can agree on a sign for going out for five minutes.
      C<loudhall> {he} can think, "It is the hall that is too loud, not me."
      A<loudhall> From the corner, the hall is still a hall. But a friend sits in front, and faces help ears. The hearing aids can stay in for a story, and rest after it. Whoever listens that hard all morning has earned a break.
    `,
    '8-10': `
      D<loudhall> Hearing aids amplify, and that is their job and their weakness. In a dinner hall with hard walls they deliver the cutlery, the chairs and forty conversations, all in front. {Name} may take them out there, which is a sensible answer to a badly built room. It has one cost: the person opposite disappears together with the forks.
      P<loudhall> Brains with other ears filter noise without being asked. It is hard for people like that to imagine a room in which nothing is in the background. A recording made through an aid has changed several head teachers' minds.
      P<loudhall> Friends may think that somebody who takes out an aid does not want to talk. A sentence is enough to put that right.
      Q<loudhall> When all of it arrives at once, {Name} might notice ____. Listening through noise is work, and it shows by two o'clock.
      H<loudhall> {helper} can raise it with the school: a corner table, an early sitting, felt under the chairs. ~ Schools can change rooms more easily than children can change ears.
      H<loudhall> {helper} can ask the audiologist about a setting or a microphone for noise.
      T<loudhall> {he} can take the seat in the corner, with {his} back to the wall and a face in front.
      T<loudhall> {he} can tell one friend, "In here I need to see you talk." ~ Most people like to know how to do it right.
      C<loudhall> {he} can think, "The room is the problem, and rooms have corners."
      A<loudhall> From the corner it is one conversation at a time, with forks further off. The aids stay in for that, and come out for a quarter of an hour of real quiet afterwards. Nobody who hears without them works as hard as that for a joke. This one was about the custard.
    `,
  },
};
