import type { ComponentType, ReactElement, ReactNode, RefObject } from 'react';
import type { MenuTriggerState } from 'react-stately/useMenuTriggerState';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import type { FieldSize } from './field-style';

/** What opens over a page, fetched after it (use-overlay-parts.ts). */
export interface OverlayParts {
  DialogWindow: ComponentType<DialogProps>;
  MenuList: ComponentType<MenuListProps>;
  SelectBox: <K extends string>(props: SelectBoxProps<K>) => ReactNode;
  TooltipBubble: ComponentType<TooltipBubbleProps>;
  ToastPlace: ComponentType<{ onThere: () => void }>;
  showDone: (text: string, options: DoneOptions, shown: ShownToast) => void;
  showFailed: (text: string, retry: (() => void) | undefined, shown: ShownToast) => void;
  showToast: (content: ReactNode, shown: ShownToast) => void;
  dismissToast: (shown: ShownToast) => void;
}

export interface DialogProps {
  open: boolean;
  /** Called by Escape, the backdrop and the close button. */
  onClose: () => void;
  /** Names the object: "Launch Booking a first night train". */
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, cancel first, the primary one last. */
  footer?: ReactNode;
  /** Data would be lost: only a button closes it. */
  keepOpen?: boolean;
  /** A question that must be answered. */
  alert?: boolean;
  width?: 'sm' | 'md' | 'lg' | 'xl';
}

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  keys?: readonly string[];
  /** Why it is not available now; shown under the label. */
  disabledReason?: string | undefined;
  /** Placed last, after a separator. */
  danger?: boolean;
  /** A link instead of an action. */
  href?: string;
  run?: () => void;
}

export interface MenuProps {
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  actions: readonly MenuAction[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

export interface MenuListProps extends Omit<MenuProps, 'trigger'> {
  state: MenuTriggerState;
  button: RefObject<HTMLButtonElement | null>;
  /** The id of the button. */
  labelledBy: string;
}

export interface TooltipBubbleProps {
  text: string;
  keys: readonly string[] | undefined;
  state: TooltipTriggerState;
  id: string;
  place: RefObject<HTMLElement | null>;
}

export interface SelectItem<K extends string> {
  id: K;
  label: string;
  /** Quiet words behind the label. */
  detail?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<K extends string> {
  label: string;
  labelHidden?: boolean;
  items: readonly SelectItem<K>[];
  value: K | null;
  onChange: (value: K) => void;
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  size?: FieldSize;
  /** Without a border: in toolbars. */
  quiet?: boolean;
  /** Whether its list is open, where a key opens it as well. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  /** Before the value, in the box. */
  icon?: ReactNode;
  className?: string;
  /** The maximum width of the box; the list is at least as wide. */
  popoverClassName?: string;
}

export interface SelectBoxProps<K extends string> extends SelectProps<K> {
  /** It was pressed before its list could be opened. */
  startsOpen: boolean;
  /** It had the focus then. */
  hasFocus: boolean;
}

/** Names a toast, to dismiss it. */
export type ShownToast = string;

export interface DoneOptions {
  undo?: () => void;
  next?: { label: string; run: () => void };
  /** How many milliseconds it is shown. */
  stays?: number;
  onGone?: () => void;
}
