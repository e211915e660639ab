import type { Addition } from '../concept.ts';
import type { Numbers } from './numbers.ts';

/** Lines of the English fixed texts, first line the action. Drafted from public first-aid advice by laypeople. */
export const ALARMS_EN = {
  emergency: (n: Numbers) => [
    `Call ${n.emergency} now, and put the phone on speaker.`,
    "Say where you are, your child's age, and what you told me. Stay with your child and do what the call-taker says.",
    'I am a program and cannot see your child, so please do not wait for me. Even if it eases while you ring, make the call.',
  ],
  missing: (n: Numbers) => [
    `Call ${n.emergency} now. There is no waiting time for a missing child.`,
    'Say where and when your child was last seen, their age, clothes, and anything that worries you.',
    'While you ring: water first (pool, pond, bath), then cars, cupboards and under beds. One adult stays where your child was last seen; others look and ask.',
  ],
  'crisis-parent': (n: Numbers) => [
    `Ring someone now, before you read the rest: ${n.emergency} if you might act on it, or ${n.crisis}.`,
    'If a child is with you, put them somewhere safe, and ask an adult to come and be in the house.',
    'What you wrote can be told to a doctor in exactly those words. It is treatable. You are not in trouble for saying it.',
  ],
  'harm-risk': (n: Numbers) => [
    'Put your child down somewhere safe, a baby on their back in the cot, close the door, and walk away for ten minutes.',
    `Ring one person who can come: "I need you here now." If you think you may still hurt someone, call ${n.emergency}.`,
    `If a baby has been shaken, or a child is hurt, drowsy, sick or has marks, call ${n.emergency} now even if they look all right, and say what happened.`,
    'Telling someone is the protective thing, and you have begun it.',
  ],
  'crisis-child': (n: Numbers) => [
    'Stay with your child now, and put medicines, blades and cords out of reach.',
    `If there has been an attempt, or there is a plan, call ${n.emergency}. If not, ring ${n.crisis}, or your doctor, today.${n.childLine}`,
    'Ask it plainly when it is quiet: "Are you thinking about killing yourself?" Asking does not put the idea there. Listen, and do not promise to keep it secret.',
    'Take the words seriously even if they were said in temper, and even if it is calm again.',
  ],
  abuse: (n: Numbers) => [
    `If anyone is in danger now, call ${n.emergency}; where speaking is not safe, many countries let you text or stay silent on the line.`,
    'If a child told you, say: "I believe you. It is not your fault. I am glad you told me." Do not question further or confront anyone. Write down the words.',
    `Ring ${n.protection} today.${n.violence}`,
    'If someone may look at this device, delete this conversation.',
  ],
  'same-day': (n: Numbers) => [
    `Ring your doctor or ${n.health} today; at night use the out-of-hours line or the emergency department.`,
    'Say what you told me, the age, since when, how much your child has drunk, and how they are in themselves.',
    `Do not wait for the line if your child is hard to wake, is struggling to breathe, turns blue or grey, has a fit, or has a rash that stays when pressed: then call ${n.emergency}.`,
  ],
};

/** What a danger adds to its text, after the first line. */
export const ADDITIONS_EN: Readonly<Record<Addition, (n: Numbers) => readonly string[]>> = {
  battery: () => [
    'A button battery or a magnet always means the emergency department now, even if your child seems well. Do not make your child sick; no food or drink unless the call-taker says so. Ask on the phone about honey on the way (only over one year old).',
    'Take the packet or one like it, and say when it may have happened.',
  ],
  poison: (n) => [
    `Do not make your child sick, and give nothing to eat or drink unless you are told to. Keep the packet or bottle beside you: what, how much, when. If your child is awake and breathing well, ${n.poison} can advise too.`,
  ],
  burn: () => [
    'Cool the burn under cool running water for 20 minutes, starting now, while someone rings. No ice, cream or butter. Take off clothes and nappy near it unless they stick, and keep the rest of your child warm.',
  ],
  choking: () => [
    'If your child can cough, let them cough. If not, give up to five firm back blows between the shoulder blades, head low, while someone calls; the call-taker will tell you what comes next.',
  ],
  seizure: () => [
    'Clear the space around, put nothing in the mouth, do not hold the limbs. Note the time. When the jerking stops, lay your child on their side.',
  ],
  bleeding: () => [
    'Press hard on the wound with a clean cloth and keep pressing. Leave anything that is stuck in it where it is.',
  ],
  water: () => [
    'Get your child out, lay them on their back, and tell the call-taker if they are not breathing: they will guide you. A child who coughs or is sleepy after going under needs to be seen now.',
  ],
  head: () => ['Keep your child still and do not leave them alone. Nothing to eat or drink until they have been seen.'],
  allergy: () => [
    'If there is an adrenaline pen, use it now, before anything else. Lay your child down with legs raised, or sitting if breathing is hard. Do not let them stand or walk.',
  ],
  breathing: () => [
    'If your child is not breathing, tell the call-taker that first; they will guide your hands. If they breathe but do not wake, lay them on their side.',
  ],
  rash: () => ['Say "I am worried about meningitis or sepsis" and name the signs. Do not wait for more signs to come.'],
  eye: () => ['Rinse the eye with plenty of clean running water for 20 minutes, starting now, while someone rings.'],
  fire: () => ['Everybody out first, then ring from outside. Do not go back in.'],
  shaken: () => [],
  adult: () => [],
  trapped: () => [
    'Free the neck and mouth first if you can do it without harm; do not leave your child while you ring.',
  ],
  fall: () => [],
};

/** When it is another adult who wants to die. */
export const OTHER_ADULT_EN = (n: Numbers): readonly string[] => [
  `Stay with them, or send someone who can, and call ${n.emergency} if they might act on it now.`,
  `If not, ring ${n.crisis}, together if you can. Put medicines, blades and cords out of reach.`,
  'Ask it plainly: "Are you thinking about killing yourself?" Asking does not put the idea there. Keep the children with another adult.',
];

/** After an alarm, until the parent says that all is safe. The one text that asks. */
export const STICKY_EN = {
  child: (n: Numbers) => [
    'Is your child safe and being seen by someone?',
    `If not, call ${n.emergency} now; I will wait with everything else until you tell me.`,
  ],
  parent: (n: Numbers) => [
    'Are you safe, and is someone with you?',
    `If not, call ${n.emergency} now or ring ${n.crisis}. Everything else can wait.`,
  ],
  settled: () => [
    'Good that you told me. Do what they say there, and keep it up even if things look better.',
    'I will ask nothing now. When you have a quiet minute, write down what happened and when, for whoever sees you next.',
  ],
};

/** The line before an ordinary answer, when a danger word was said of a "what if" or of the past. */
export const CHECK_NOW_EN = {
  danger: (n: Numbers) => `If this is happening now, stop reading and call ${n.emergency}.`,
  parent: (n: Numbers) =>
    `If you might hurt yourself or your child, stop reading, put your child somewhere safe, and call ${n.emergency} or ring ${n.crisis}.`,
};

/** The limits: what Lumi says first when it is asked for what it does not do. */
export const LIMITS_EN = {
  referral: () => [
    'Ring your health visitor or doctor this week and ask for a check of what you describe; for words and sounds, ask for a hearing test too.',
    'Say what you see, since when, and any skill that was there and has gone. A short video helps. If they say wait, ask: "Until what date, and who do I ring then?"',
    'Asking early costs nothing either way. I cannot tell from words what lies behind it.',
  ],
  medicine: (n: Numbers) => [
    `Ring a pharmacist or ${n.health} for the amount: they will ask age, weight and what else has been given.`,
    `I give no doses, because a mistake there can hurt. While you wait: light clothes, small drinks often, company. See a doctor today if drinking is less than half, or there is no wet nappy for eight hours; call ${n.emergency} if your child is hard to wake, blue or grey, struggling to breathe, has a fit, or a rash that stays when pressed.`,
  ],
  diagnosis: () => [
    'Write down five things you saw this week, with place and time and no labels, and ask nursery or school for the same without seeing yours; take both to your doctor.',
    "I can tell you neither yes nor no; nobody can from words on a screen. An assessor looks at how many such things, in how many places, and whether they get in your child's way.",
  ],
  rash: (n: Numbers) => [
    'Show it to a pharmacist or doctor today; I cannot judge a rash from words.',
    `Press a clear glass on it: if the spots stay under the glass, or your child is drowsy, stiff or very unwell, call ${n.emergency}.`,
  ],
  illness: (n: Numbers) => [
    `Ask a pharmacist or ${n.health} about this: I cannot see your child, so it is not mine to judge.`,
    'See a doctor today if drinking is less than half of usual, there is no wet nappy for eight hours, breathing is fast, a baby under three months has a fever, a fever lasts five days, or you feel something is wrong.',
    `Call ${n.emergency} if your child is hard to wake, struggling to breathe, blue or grey, has a fit, a stiff neck, or a rash that stays when pressed.`,
  ],
  fall: (n: Numbers) => [
    'Keep your child quiet and in sight for the next hours, and have a baby under one year seen by a doctor today.',
    `Call ${n.emergency} if your child vomits more than once, is very sleepy, confused or unsteady, has a fit, a strong headache, clear fluid or blood from ear or nose, or is not themselves.`,
    `If the fall was higher than your child is tall, or you are unsure, ring ${n.health} now.`,
  ],
  privacy: () => [
    'Leave out surnames, addresses and school names here: I need none of them.',
    "I am a program that has read about children and has not met yours; I am not a doctor. Our conversations stay in this family's own storage, and you can delete any of them from the list.",
  ],
  jailbreak: () => [
    'Tell me what is going on with your child and I will help with that.',
    'How I was set up is not something I hand out or change, and I do not play a doctor.',
  ],
  'off-topic': () => [
    'Ask me about your child: sleep, feelings, food, words, school, friends.',
    'That other subject is outside what I have read, so I would only be guessing.',
  ],
};
