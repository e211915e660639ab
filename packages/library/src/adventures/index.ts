import type { FactSheet } from './sheet.ts';
import { moon } from './space/moon.ts';
import { solarSystem } from './space/solar-system.ts';
import { stars } from './space/stars.ts';
import { rockets } from './space/rockets.ts';
import { bridges } from './science/bridges.ts';
import { electricity } from './science/electricity.ts';
import { flight } from './science/flight.ts';
import { magnets } from './science/magnets.ts';
import { humanBody } from './science/human-body.ts';
import { heart } from './science/heart.ts';
import { teeth } from './science/teeth.ts';
import { germs } from './science/germs.ts';
import { food } from './science/food.ts';
import { numbers } from './science/numbers.ts';
import { robots } from './science/robots.ts';
import { ships } from './science/ships.ts';
import { time } from './science/time.ts';
import { trains } from './science/trains.ts';
import { dinosaurs } from './nature/dinosaurs.ts';
import { bees } from './nature/bees.ts';
import { spiders } from './nature/spiders.ts';
import { sharks } from './nature/sharks.ts';
import { whales } from './nature/whales.ts';
import { penguins } from './nature/penguins.ts';
import { birds } from './nature/birds.ts';
import { insects } from './nature/insects.ts';
import { seeds } from './nature/seeds.ts';
import { trees } from './nature/trees.ts';
import { recycling } from './nature/recycling.ts';
import { lifeCycles } from './nature/life-cycles.ts';
import { egypt } from './history/egypt.ts';
import { deserts } from './geography/deserts.ts';
import { earthquakes } from './geography/earthquakes.ts';
import { mountains } from './geography/mountains.ts';
import { maps } from './geography/maps.ts';
import { rainforests } from './geography/rainforests.ts';
import { volcanoes } from './geography/volcanoes.ts';
import { coralReefs } from './geography/coral-reefs.ts';
import { colour } from './arts/colour.ts';
import { music } from './arts/music.ts';
import { drums } from './arts/drums.ts';
import { dance } from './arts/dance.ts';
import { painting } from './arts/painting.ts';
import { romans } from './history/romans.ts';
import { theatre } from './arts/theatre.ts';
import { weather } from './geography/weather.ts';
import { vikings } from './history/vikings.ts';
import { storms } from './geography/storms.ts';
import { chess } from './arts/chess.ts';
import { castles } from './history/castles.ts';
import { waterCycle } from './geography/water-cycle.ts';
import { firstPeople } from './history/first-people.ts';
import { money } from './history/money.ts';
import { polarRegions } from './geography/polar-regions.ts';
import { writing } from './history/writing.ts';

/** Every fact sheet an adventure can be told from; ids are unique. */
export const FACT_SHEETS: readonly FactSheet[] = [
  moon,
  solarSystem,
  stars,
  rockets,
  bridges,
  electricity,
  flight,
  magnets,
  humanBody,
  heart,
  teeth,
  germs,
  food,
  robots,
  trains,
  ships,
  time,
  numbers,
  dinosaurs,
  bees,
  spiders,
  sharks,
  whales,
  penguins,
  birds,
  insects,
  seeds,
  trees,
  recycling,
  lifeCycles,
  egypt,
  volcanoes,
  deserts,
  rainforests,
  maps,
  earthquakes,
  mountains,
  coralReefs,
  painting,
  colour,
  music,
  drums,
  dance,
  romans,
  theatre,
  weather,
  vikings,
  storms,
  chess,
  castles,
  waterCycle,
  firstPeople,
  money,
  polarRegions,
  writing,
];
