import type { Premises } from './premises.ts';

/** What vehicles are for, are like and get into; see `Premises`. */
export const PREMISES_OF_VEHICLES: readonly Premises[] = [
  { of: ['bus', 'double-decker', 'tram', 'taxi', 'camper van'], told: ['who is always late', 'who forgets the way', 'stuck in the snow', 'who waits for everybody', 'that goes to the seaside', 'who is always in a hurry', 'who hums all day'] },
  { of: ['fire engine', 'ambulance', 'police car'], told: ['who is too loud', 'who is always in a hurry', 'stuck in the mud', 'who can make rainbows', 'who is too quiet', 'who polishes its bell all day'] },
  { of: ['tractor', 'combine harvester', 'monster truck'], told: ['who stays up all night', 'who counts everything', 'stuck in the mud', 'who is always slow', 'who can draw patterns in a field', 'who hums all day', 'who is always muddy', 'who has the hiccups'] },
  { of: ['digger', 'dump truck', 'crane', 'cement mixer', 'road roller', 'forklift'], told: ['stuck in the mud', 'who is always muddy', 'who collects round stones', 'who can balance an egg', 'who is too loud', 'who hums all day', 'who builds a sandcastle', 'who is always slow'] },
  { of: ['bin lorry', 'lorry', 'tow truck', 'post van', 'milk float', 'car'], told: ['who collects odd gloves', 'who is always late', 'stuck in the snow', 'who is too loud', 'who forgets the way', 'who never throws anything away', 'who can play a tune on its horn'] },
  { of: ['snow plough', 'sledge'], told: ['who collects mittens', 'stuck in the snow', 'who is too fast', 'who is always asleep', 'who hums all day'] },
  { of: ['ice cream van'], told: ['who is always late', 'who sings the same tune all day', 'stuck in the snow', 'who is too quiet', 'who forgets the way', 'who is always in a hurry'] },
  { of: ['racing car', 'motorbike', 'go-kart', 'scooter', 'bicycle', 'tricycle'], told: ['who is too fast', 'who is always last', 'stuck in the mud', 'who is too loud', 'who never sits still', 'who wobbles'] },
  { of: ['steam train', 'express train', 'underground train'], told: ['who is always late', 'who lost its puff', 'stuck in the snow', 'who whistles all night', 'who is always in a hurry', 'that goes to the seaside', 'who is too loud'] },
  { of: ['aeroplane', 'helicopter', 'glider', 'airship', 'hot-air balloon'], told: ['who is always late', 'who gets dizzy', 'that flies to the North Pole', 'who is too loud', 'who collects clouds', 'who is always asleep', 'that goes to the jungle'] },
  { of: ['rocket', 'spaceship', 'moon buggy'], told: ['that goes to the moon', 'who is too fast', 'that goes to Mars', 'who is too loud', 'who forgets how to count backwards', 'who collects moon dust', 'who gets dizzy'] },
  { of: ['boat', 'ship', 'ferry', 'rowing boat', 'canoe', 'hovercraft', 'lifeboat', 'pirate ship'], told: ['stuck in the ice', 'stuck on the sand', 'who is always late', 'that goes to a desert island', 'who hums all day', 'who gets seasick'] },
  { of: ['tugboat'], told: ['stuck in the ice', 'who can blow smoke rings', 'who is too small', 'who hoots too loud', 'stuck on the sand', 'who is always late', 'that goes to a desert island', 'who has the hiccups'] },
  { of: ['submarine'], told: ['that goes to the bottom of the sea', 'who is too quiet', 'who hums all day', 'stuck on the sand', 'who collects bottles', 'who asks a hundred questions'] },
]; // prettier-ignore
