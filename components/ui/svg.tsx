/**
 * What drawings are made of. On a phone that is react-native-svg; a browser has the elements itself
 * (see `svg.web.tsx`), and draws them several times faster without a component around each.
 */

export {
  Circle,
  ClipPath,
  default as Svg,
  Defs,
  Ellipse,
  G,
  Line,
  LinearGradient,
  Path,
  RadialGradient,
  Rect,
  Stop,
  Text,
  type GProps,
  type PathProps,
} from 'react-native-svg';
