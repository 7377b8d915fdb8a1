/** A wrestler's name in the diagram: on a bar under the chin, or beside the mask; drawn around its place. */

import { memo } from 'react';

import { G, Rect, Text as SvgText } from '@/components/ui/svg';
import { wrestlerAt } from '@/engine/view';
import { useT } from '@/i18n';
import { faceFor, isEastern, useTheme } from '@/theme';

import type { NodeMotion } from './motion-plan';
import { LINE_SPACING, lineOverhang } from './name-room';
import type { NodePlan } from './plan';
import { MASK_RATIO, NAME_GAP } from './plan';
import type { Stand } from './relations';
import { Faded } from './stage';
import type { Track } from './timing';
import { useLayers } from './use-layers';

export interface Props {
  readonly node: NodePlan;
  readonly stand: Stand;
  readonly nameSize: number;
  /** Cards of it in the ring, when it is the top play. */
  readonly inRing: number | undefined;
  /** How long the line that says so may be. */
  readonly room: number;
  readonly move: NodeMotion | undefined;
  /** The size of names before the motion, and when masks glide. */
  readonly before: { readonly nameSize: number; readonly glideAt: number } | undefined;
}

const DISPLAY = 'SofiaSansExtraCondensed_900Black';
const LABEL = 'SofiaSansExtraCondensed_800ExtraBold';
const SELECTED_SCALE = 1.14;

/** About how long words are on a plate: rather too long. */
const lengthOf = (words: string, size: number): number =>
  words.length * size * (isEastern(words) ? 0.98 : 0.5);

/** What a plate has at the ends of its words, in sizes: square letters have air of their own. */
const endsOf = (words: string, usual: number): number => (isEastern(words) ? 0.36 : usual);

/** A name at a time: where it stands on its mask, how large, whether in the lamp's light. */
interface NameLook {
  readonly node: NodePlan;
  readonly size: number;
  readonly lit: boolean;
}

function looksOf({ node, stand, nameSize, move, before }: Props): Track<NameLook> {
  const last = { node, size: nameSize, lit: stand === 'focus' };
  if (move === undefined || before === undefined) return [{ look: last, at: 0 }];
  const old = { node: move.from, size: before.nameSize };
  const moves = JSON.stringify(named(move.from)) !== JSON.stringify(named(move.to));
  const replaced = moves || before.nameSize !== nameSize;
  const looks: { look: NameLook; at: number }[] = move.stands.map(({ look, at }) => ({
    look: { ...(replaced && at < before.glideAt ? old : last), lit: look === 'focus' },
    at,
  }));
  const final = looks[looks.length - 1];
  if (replaced && (final === undefined || final.at < before.glideAt))
    looks.push({ look: { ...last, lit: final?.look.lit ?? false }, at: before.glideAt });
  return looks.filter(
    ({ look }, nth) =>
      nth === 0 || look.lit !== looks[nth - 1]?.look.lit || look.node !== looks[nth - 1]?.look.node,
  );
}

const named = ({ name, standing, width }: NodePlan) => ({ name, standing, width });

const lookKey = ({ node, size, lit }: NameLook): string =>
  JSON.stringify([named(node), node.nameSize ?? size, lit]);

export const NodeName = memo(function NodeName(props: Props) {
  const { move, inRing, room } = props;
  const looks = looksOf(props);
  return useLayers(looks, lookKey, move).map(({ slot, look, nths }) => (
    <Faded key={slot} track={looks} nths={nths}>
      {look.node.name.kind === 'bar' ? (
        <NameBar {...look} />
      ) : (
        <SideName {...look} inRing={inRing} room={room} />
      )}
    </Faded>
  ));
});

function NameBar({ node, size: nameSize, lit }: NameLook) {
  const t = useT();
  const theme = useTheme();
  const name = t(`wrestlers.${wrestlerAt(node.wrestler)}`).toUpperCase();
  const size = node.nameSize ?? nameSize;
  const bar = { width: lengthOf(name, size) + size * endsOf(name, 0.6), height: size * 1.12 };
  const tall = node.width * MASK_RATIO * (lit ? SELECTED_SCALE : 1);
  const top = tall / 2 - 6 * (node.width / 46);
  return (
    <G>
      <Rect
        x={-bar.width / 2}
        y={top}
        width={bar.width}
        height={bar.height}
        rx={4}
        fill={theme.key}
        stroke={lit ? theme.lamp : theme.maskRim}
        strokeWidth={1}
      />
      <SvgText
        x={0.4}
        y={top + size * 0.93}
        {...faceFor(name, LABEL, size)}
        letterSpacing={isEastern(name) ? 0 : 0.9}
        textAnchor="middle"
        fill={lit ? theme.lamp : theme.scheme === 'dark' ? theme.text : theme.paper}
      >
        {name}
      </SvgText>
      {node.standing === 'unplayed' && <DebutTag y={top + bar.height + 3} size={size} />}
    </G>
  );
}

function DebutTag({ y, size }: { readonly y: number; readonly size: number }) {
  const t = useT();
  const theme = useTheme();
  const text = t('table.diagram.debut').toUpperCase();
  const width = lengthOf(text, size) * (isEastern(text) ? 1 : 0.94) + size * endsOf(text, 0.7);
  return (
    <G>
      <Rect
        x={-width / 2}
        y={y}
        width={width}
        height={size * 1.14}
        rx={4}
        fill="none"
        stroke={theme.dim}
        strokeWidth={1}
        strokeDasharray="3 2.4"
      />
      <SvgText
        x={0.3}
        y={y + size * 0.94}
        {...faceFor(text, 'SofiaSansExtraCondensed_700Bold', size * 0.96)}
        letterSpacing={isEastern(text) ? 0 : 0.8}
        textAnchor="middle"
        fill={theme.dim}
      >
        {text}
      </SvgText>
    </G>
  );
}

/** Beside the mask, with an outline in the ground's colour so that ropes may pass behind. */
function SideName({ node, size, lit, inRing, room }: NameLook & Pick<Props, 'inRing' | 'room'>) {
  const t = useT();
  const theme = useTheme();
  if (node.name.kind !== 'side') return null;
  const { side, dy } = node.name;
  const place = {
    x: (side === 'left' ? -1 : 1) * (node.width / 2 + NAME_GAP),
    anchor: side === 'left' ? ('end' as const) : ('start' as const),
  };
  const y = dy + size * 0.36;
  const ink = lit && theme.scheme === 'dark' ? theme.lamp : theme.text;
  const name = t(`wrestlers.${wrestlerAt(node.wrestler)}`).toUpperCase();
  const ringText = t('table.diagram.inRing', { number: inRing ?? 0 }).toUpperCase();
  const ringSize = Math.max(11.5, size * 0.58);
  const overhang = lineOverhang(ringText, { size: ringSize, room });
  return (
    <G>
      <Line {...place} text={name} y={y} size={size} ink={ink} font={DISPLAY} />
      {inRing !== undefined && overhang !== undefined && (
        <Line
          {...place}
          x={place.x - Math.sign(place.x) * overhang}
          text={ringText}
          y={y + size * 0.78}
          size={ringSize}
          ink={theme.dim}
          font={LABEL}
        />
      )}
    </G>
  );
}

interface LineProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  readonly font: string;
  readonly anchor: 'start' | 'end';
}

function Line({ text, x, y, size, ink, font, anchor }: LineProps) {
  const theme = useTheme();
  return (
    <G>
      {(['under', 'ink'] as const).map((layer) => (
        <SvgText
          key={layer}
          x={x}
          y={y}
          {...faceFor(text, font, size)}
          letterSpacing={LINE_SPACING}
          textAnchor={anchor}
          fill={layer === 'ink' ? ink : theme.bg1}
          {...(layer === 'under' && {
            stroke: theme.bg1,
            strokeWidth: 5,
            strokeLinejoin: 'round' as const,
          })}
        >
          {text}
        </SvgText>
      ))}
    </G>
  );
}
