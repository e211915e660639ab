import { said, type NamedScene } from '../scene.ts';

/** A fox, which does live in British streets: heard or seen at night, or thought of as being in the room. */
export const foxInTheGarden: NamedScene = {
  id: 'foxnight',
  image: 'a fox on its round past bins and hedges, and a door that it cannot open',
  cue: said(
    String.raw`\b(?:fox(?:es)?|badgers?|urban wildlife|hedgehogs?)\b`,
    String.raw`\b(?:toy|teddy|story|book|film|song|costume|killed|ate|eaten|got (?:the|our|his|her)|chickens?|hens?|rabbits?|guinea|died|dead|fantastic|called fox(?:y|ie)?)\b`,
  ),
  decides:
    /\b(?:scared|afraid|frightened|terrified|worried|thinks?|convinced|cries|screams?|won['’]?t sleep|says|hears?)\b[^.!?]{0,40}\b(?:fox(?:es)?|badgers?)\b|\b(?:fox(?:es)?|badgers?)\b[^.!?]{0,40}\b(?:scar\w*|afraid|frighten\w*|terrif\w*|under (?:the|his|her) bed|at night|in (?:the|his|her) (?:room|wardrobe|house))\b/i,
  titles: { young: 'Past the Bins, Past the Hedge', older: 'Past the Bins, Past the Hedge' },
  roles: {
    wildone: {
      fallback: { text: 'a fox', again: 'the fox' },
      cues: [
        { match: /\bbadgers?\b/i, phrase: { text: 'a badger', again: 'the badger' } },
        { match: /\bhedgehogs?\b/i, phrase: { text: 'a hedgehog', again: 'the hedgehog' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<foxnight> It is dark. {Name} may think of {wildone}. It lives outside. It goes trot, trot, past the bins. It can not open a door.
      P<foxnight> It likes it outside.
      Q<foxnight> In bed, {Name} may feel ____.
      H<foxnight> {helper} can shut the door.
      H<foxnight> {helper} can look with a light.
      T<foxnight> {he} can look out and wave.
      T<foxnight> {he} can snuggle in bed.
      C<foxnight> {he} can say, "You out, me in."
      A<foxnight> Trot, trot, past the bins. Trot, trot, home. The door is shut. {Name is} in bed. Night-night, {wildone}.
    `,
    '4-5': `
      D<foxnight> At night {wildone} may come along the street. {Name} may think of it in bed. It lives out there, and the room is in here. In between are a wall and a door. It has no hands for a door, and no key.
      P<foxnight> It wants a worm or an old bun. It does not look for people. When it sees one, it runs.
      Q<foxnight> When {he thinks} of it in bed, {Name} may feel ____.
      H<foxnight> {helper} can shine a light under the bed. ~ There may be a sock.
      H<foxnight> {helper} can tell what makes the noise outside.
      T<foxnight> {he} can look under the bed with a light, once.
      T<foxnight> {he} can draw it with a very silly hat.
      C<foxnight> {he} can think, "You are out, and I am in."
      A<foxnight> Out there, {wildone} goes past the bins and home. It does not know who sleeps up here. The door is shut, and the bed is warm. One sleeps by day, and one sleeps at night.
    `,
    '6-7': `
      D<foxnight> Some wild animals do live in towns, and {wildone} is one of them. {Name} may think of it at night, and in the dark it feels near. It has a round to make, past bins and hedges, for worms and leftovers. It keeps away from people. It cannot open a door or climb up to a bed.
      P<foxnight> A night noise can be very loud. A fox can call like somebody in trouble. It is only talking to a fox. Grown-ups have jumped out of bed for that.
      Q<foxnight> At a noise in the dark, {Name} may feel ____.
      H<foxnight> {helper} can look under the bed with a torch, once.
      H<foxnight> {helper} can play the real call by day.
      T<foxnight> {he} can ask, "What is that?" and listen again.
      T<foxnight> {he} can look for tracks in the mud in the morning.
      C<foxnight> {he} can think, "It is on its round, and I am indoors."
      A<foxnight> Out there, {wildone} goes past the bins and under the fence. It has no use for a bedroom, because there are no worms in it. The door is shut. One of the two is at work, and the other may sleep.
    `,
    '8-10': `
      D<foxnight> With a monster it is enough to know that there are none. With {wildone} it is different, since it may well be in the street. {Name} may have heard or seen one, and at night a thought like that comes through walls. The animal does not. It has a fixed round, past bins, hedges and compost, and it avoids anything that smells of people. Its paws open no doors.
      P<foxnight> The scream of a fox in winter has had adults on the phone to the police. It means roughly "I live here, who are you?", and it is meant for other foxes.
      Q<foxnight> When something calls outside, {Name} might feel ____.
      H<foxnight> {helper} can check the back door together, once, as a last job of the day.
      H<foxnight> {helper} can find a recording of the call, to be listened to by day.
      T<foxnight> {he} can name what is heard: fox, cat, wind or bin lid. ~ A noise with a name is smaller.
      T<foxnight> {he} can keep a list of who comes by, like a night watchman.
      C<foxnight> {he} can think, "It has a round to do. I am not on it."
      A<foxnight> The list says: cat, ten past nine; bin lid; nothing; fox, perhaps. Outside, {wildone} trots along its own road, with worms on its mind. Night animals leave a street at dawn, and people wake up in it. Mostly the two do not meet.
    `,
  },
};
