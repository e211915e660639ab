import type { UnsuitableReason } from './screening.ts';

/** Crisis lines, as published by the services themselves. */
const CRISIS: readonly string[] = [
  'If somebody is in danger right now, call your local emergency number (911 in the US and Canada, 999 in the UK, 112 in Europe).',
  'In the US and Canada, call or text 988 at any time.',
  'In the UK, call Samaritans on 116 123; children can call Childline on 0800 1111.',
  'Elsewhere, findahelpline.com lists free lines by country.',
];
const SAFE_AT_HOME: readonly string[] = [
  'If a child is in danger right now, call your local emergency number (911 in the US and Canada, 999 in the UK, 112 in Europe).',
  'In the US and Canada, the Childhelp line is 1-800-422-4453, day and night.',
  'In the UK, call the NSPCC on 0808 800 5000; children can call Childline on 0800 1111.',
  'Elsewhere, a doctor, a school or the police can say who protects children where you live.',
];

/** Who knows about eating disorders; their own pages have the numbers of today. */
const EATING: readonly string[] = [
  'If a child faints, has chest pain or drinks nothing, call your local emergency number (911 in the US and Canada, 999 in the UK, 112 in Europe).',
  'A family doctor or a paediatrician is the first person to ask. Say plainly that you are worried about an eating disorder.',
  'In the UK, Beat listens to parents too: beateatingdisorders.org.uk. In the US, ANAD does: anad.org.',
  'Elsewhere, findahelpline.com lists free lines by country.',
];

/** What a parent reads when no story is written: kind, plain, and with somewhere to turn where it matters. */
export const ANSWERS: Readonly<
  Record<UnsuitableReason, { readonly message: string; readonly help: readonly string[] }>
> = {
  violence: {
    message:
      'We do not write stories in which hurting somebody is the way to go. If you tell us what happens before it comes to that, we can write one about the feeling and what to do with it.',
    help: [],
  },
  weapons: {
    message:
      'We do not write stories with weapons in them. If you are worried that somebody may be hurt, please talk to the school, a doctor or the police today.',
    help: [CRISIS[0] ?? ''],
  },
  sexual: {
    message: 'We do not write this kind of story about a child.',
    help: SAFE_AT_HOME,
  },
  abuse: {
    message:
      'What you describe is too serious for a story, and it matters that a person hears it. Please talk to somebody who protects children; you can ask without giving your name.',
    help: SAFE_AT_HOME,
  },
  'self-harm': {
    message:
      'Thank you for telling us. This is too important for a story: please talk to a person today, and stay close to your child. It helps to ask openly; asking does not put the thought there.',
    help: CRISIS,
  },
  eating: {
    message:
      "Thank you for telling us. This may be the beginning of an illness, and it is nobody's fault. It is too important for a story: please see a doctor soon, even if it looks small. It is treated best when it is seen early.",
    help: EATING,
  },
  'frightening-punishment': {
    message:
      'We do not write stories that frighten a child into doing something, because fear makes most things harder to learn. Tell us what is hard, and we can write one that makes it easier.',
    help: [],
  },
  secret: {
    message:
      'We do not write stories that ask a child to keep something from a parent or another adult who cares for them. Children are safest when they can tell. A surprise, such as a present, is fine to ask for.',
    help: SAFE_AT_HOME.slice(0, 3),
  },
  hate: {
    message:
      'We do not write stories that look down on people for who they are. We would gladly write one about meeting people who are different.',
    help: [],
  },
  danger: {
    message:
      'We do not write stories that lead a child into danger. If you tell us what you would like your child to know instead, we can write that one.',
    help: [],
  },
};
